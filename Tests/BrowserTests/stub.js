// Plays the wasm in the browser half's own tests: records every call and commits hand-made ops.
(() => {
  const memory = new WebAssembly.Memory({ initial: 2 });
  const calls = [];
  let host;
  let queue = [];
  const f = (value) => ({ f: value });
  const s = (value) => ({ s: value });

  /// Words of one op: plain numbers are integers, f(…) Float32, s(…) strings.
  function words(code, id, ...payload) {
    const out = [];
    for (const part of payload.flat(9)) {
      if (typeof part === 'number') out.push(part >>> 0);
      else if ('f' in part) out.push(new Uint32Array(new Float32Array([part.f]).buffer)[0]);
      else {
        const bytes = new TextEncoder().encode(part.s);
        const padded = new Uint8Array((bytes.length + 3) & ~3);
        padded.set(bytes);
        out.push(bytes.length, ...new Uint32Array(padded.buffer));
      }
    }
    return [code | (out.length + 2) << 8, id, ...out];
  }

  function commit(ops) {
    const all = ops.flatMap((op) => words(...op));
    new Uint32Array(memory.buffer, 1024, all.length).set(all);
    host.commit(1024, all.length, ops.length);
  }

  /// Measures through the import: [width, height, first baseline, last baseline].
  function measure(text, style, maxWidth = -1) {
    const bytes = new TextEncoder().encode(text);
    new Uint8Array(memory.buffer, 64, bytes.length).set(bytes);
    new Uint32Array(memory.buffer, 512, 11).set(words(12, 1, ...style).slice(2));
    host.measure_text(64, bytes.length, 512, maxWidth, 600);
    return [...new Float64Array(memory.buffer, 600, 4)];
  }

  const style = (more = {}) => {
    const all = { size: 17, weight: 400, design: 0, flags: 0, color: 0x000000ff, line: 22, kern: 0, limit: 0, align: 0, cut: 0, lines: 0, ...more };
    return [f(all.size), f(all.weight), all.design, all.flags, all.color, f(all.line), f(all.kern), all.limit, all.align, all.cut, all.lines];
  };
  const frame = (id, ...numbers) => [4, id, ...numbers.map(f)];
  const semantics = (id, { role = 0, flags = 0, level = 0, label = '', value = '', hint = '', actions = [] }) =>
    [14, id, role, flags, level, s(label), s(value), s(hint), actions.length, ...actions.flatMap(([index, name]) => [index, s(name)])];

  const stub = globalThis.stub = {
    calls, f, s, frame, style, semantics, measure,
    answers: { baraja_start: 1 },
    /// Commits in the next animation frame, and settles when it is done.
    show: (...ops) => new Promise((resolve) => {
      queue.push([ops, resolve]);
      host.request_frame();
    }),
    called: (name) => calls.filter((call) => call[0] === name),
  };

  const names = ['baraja_main', 'baraja_fonts_changed', 'baraja_start', 'baraja_resize', 'baraja_environment', 'baraja_pointer', 'baraja_cancel_all',
    'baraja_key', 'baraja_action', 'baraja_focus', 'baraja_scroll', 'baraja_wheel'];
  const exports = {
    memory,
    baraja_preview_count: () => 2,
    baraja_preview_name(index) {
      const text = words(11, 1, s(['First', 'Second'][index])).slice(2);
      new Uint32Array(memory.buffer, 256, text.length).set(text);
      return 256;
    },
    baraja_frame() {
      if (stub.trap) throw new WebAssembly.RuntimeError('unreachable');
      const due = queue;
      queue = [];
      if (!stub.begun) commit([]);
      stub.begun = true;
      for (const [ops, done] of due) {
        commit(ops);
        done();
      }
      return stub.more ?? 0;
    },
    baraja_stats() {
      new Int32Array(memory.buffer, 300, 5).set([1, 2, 3, 4, 5]);
      return 300;
    },
  };
  for (const name of names) {
    exports[name] = (...values) => {
      calls.push([name, ...values]);
      return stub.answers[name] ?? 0;
    };
  }
  WebAssembly.instantiateStreaming = async (response, imports) => {
    host = imports.host;
    return { instance: { exports } };
  };
})();
