#!/usr/bin/env node
// A whole client of docs/protocol.md in one file, for Node 20 or newer, without a dependency.
//
//   node examples/bot.mjs                                 opens a table and plays against the computer
//   node examples/bot.mjs --game sabbat-magica --lang fr
//   node examples/bot.mjs --table ID --name Robot         sits down at a friend's table
//   node examples/bot.mjs --table ID --token TOKEN        goes on with a seat
//
// Other options: --url http://localhost:8080 (where the server is), --level apprentice (the opponent),
// --quiet. It decides at random: `choose` below is the place for something better.
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import http from 'node:http';
import https from 'node:https';
import { parseArgs } from 'node:util';

const { values: options } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:8080' },
    game: { type: 'string', default: 'samhain' },
    level: { type: 'string', default: 'apprentice' },
    lang: { type: 'string', default: 'en' },
    name: { type: 'string', default: 'Robot' },
    table: { type: 'string' },
    token: { type: 'string' },
    quiet: { type: 'boolean', default: false },
  },
});

// What to do: the frame has everything that the seat may know (`view`) and may do (`decision.options`).
function choose(frame) {
  const { options } = frame.decision;
  return options[Math.floor(Math.random() * options.length)].action;
}

// ── HTTP ───────────────────────────────────────────────────────────────────────────────────────────

async function post(path, body) {
  const answer = await fetch(new URL(path, options.url), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Accept-Language': options.lang },
    body: JSON.stringify(body),
  });
  const result = await answer.json();
  if (!answer.ok) throw new Error(result.error.sentence);
  return result;
}

// The seat that this program plays: { table, token }.
async function findSeat() {
  if (options.table && options.token) return { table: options.table, token: options.token };
  if (options.table) return post(`/api/tables/${options.table}/join`, { name: options.name });
  return post('/api/tables', {
    game: options.game,
    seats: [
      { kind: 'me', name: options.name },
      { kind: 'computer', level: options.level },
    ],
  });
}

// ── WebSocket: the handshake and the frames of RFC 6455 ────────────────────────────────────────────

function openSocket(onMessage, onClose) {
  const url = new URL('/api/ws', options.url);
  const key = randomBytes(16).toString('base64');
  const request = (url.protocol === 'https:' ? https : http).request(url, {
    headers: {
      Connection: 'Upgrade',
      Upgrade: 'websocket',
      'Sec-WebSocket-Version': '13',
      'Sec-WebSocket-Key': key,
    },
  });
  return new Promise((resolve, reject) => {
    request.on('error', reject);
    request.on('response', (answer) => reject(new Error(`no WebSocket: HTTP ${answer.statusCode}`)));
    request.on('upgrade', (answer, stream, first) => {
      const expected = createHash('sha1').update(`${key}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`).digest('base64');
      if (answer.headers['sec-websocket-accept'] !== expected) return reject(new Error('not a WebSocket'));
      let buffer = first;
      const send = (opcode, payload) => {
        const mask = randomBytes(4);
        const length = payload.length;
        const head =
          length < 126 ? Buffer.from([0x80 | opcode, 0x80 | length])
          : length < 65536 ? Buffer.from([0x80 | opcode, 0x80 | 126, length >> 8, length & 255])
          : Buffer.concat([Buffer.from([0x80 | opcode, 0x80 | 127, 0, 0, 0, 0]), uint32(length)]);
        stream.write(Buffer.concat([head, mask, payload.map((byte, i) => byte ^ mask[i % 4])]));
      };
      const read = () => {
        for (;;) {
          if (buffer.length < 2) return;
          const opcode = buffer[0] & 15;
          let length = buffer[1] & 127;
          let head = 2;
          if (length === 126) head = 4;
          if (length === 127) head = 10;
          if (buffer.length < head) return;
          if (length === 126) length = buffer.readUInt16BE(2);
          if (length === 127) length = Number(buffer.readBigUInt64BE(2));
          if (buffer.length < head + length) return;
          const payload = buffer.subarray(head, head + length);
          buffer = buffer.subarray(head + length);
          if (opcode === 1) onMessage(JSON.parse(payload.toString('utf8')));
          if (opcode === 9) send(10, payload); // ping: pong
          if (opcode === 8) stream.end();
        }
      };
      stream.on('data', (bytes) => {
        buffer = Buffer.concat([buffer, bytes]);
        read();
      });
      stream.on('close', onClose);
      stream.on('error', () => stream.destroy());
      resolve({
        send: (message) => send(1, Buffer.from(JSON.stringify(message))),
        close: () => stream.end(),
      });
      read();
    });
    request.end();
  });
}

function uint32(n) {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(n);
  return bytes;
}

// ── The game ───────────────────────────────────────────────────────────────────────────────────────

const seat = await findSeat();
let over = false;
let frame = null; // the newest
let pending = null; // the decision that was sent and not answered yet
let stored = 0; // `seq` of the last decision that was taken
let log = []; // its lines as they were printed: the newest may come again, grown
let pause = 500; // before the next attempt to connect

const say = (text) => options.quiet || console.log(text);

function show() {
  const { from, lines } = frame.log ?? { from: 0, lines: [] };
  const texts = lines.map((line) => line.text);
  for (const [i, text] of texts.entries()) if (text && log[from + i] !== text) say(text);
  log = [...log.slice(0, from), ...texts];
}

while (!over) {
  await new Promise(async (disconnected) => {
    let socket;
    const onMessage = (message) => {
      if (message.type === 'error') {
        console.error(message.error.sentence);
        process.exit(1);
      }
      if (message.type === 'answer' && message.id === pending?.id) {
        if (message.ok) stored = message.seq;
        else if (['too_fast', 'busy', 'store'].includes(message.error.kind)) {
          const again = pending;
          setTimeout(() => pending === again && socket.send(again), 1000);
          return;
        }
        // `stale` needs nothing: the frame that follows asks again.
        else if (message.error.kind !== 'stale') console.error(message.error.sentence);
        pending = null;
      }
      if (message.type === 'table') {
        frame = message;
        pause = 500;
        show();
      }
      if (frame?.state === 'over') {
        over = true;
        socket.close();
      } else if (frame?.decision && !pending && frame.seq >= stored) {
        // What is paid unit by unit goes into one message; the answer says how far it came.
        const payment = frame.decision.payment?.proposal;
        const answer = payment?.length > 1 ? { actions: payment } : { action: choose(frame) };
        pending = { type: 'act', id: randomUUID(), seq: frame.seq, ...answer };
        socket.send(pending);
      }
    };
    try {
      socket = await openSocket(onMessage, disconnected);
      socket.send({ type: 'hello', version: 1, table: seat.table, token: seat.token, lang: options.lang });
      // Not sure that it arrived: the same id again is harmless.
      if (pending) socket.send(pending);
    } catch (error) {
      console.error(error.message);
      disconnected();
    }
  });
  if (!over) {
    await new Promise((wake) => setTimeout(wake, pause));
    pause = Math.min(pause * 2, 15000);
  }
}
if (frame.result) {
  const { kind, drawn, rank, ranks, scores, winners } = frame.result;
  console.log(frame.seats.map((s, i) => `${s.name} (${s.seat}): ${scores[i]}`).join('   '));
  // A draw has no winner; alone one may reach a rank; together all win, or nobody does.
  console.log(`→ ${drawn ? '=' : kind === 'graded' && rank ? `${rank}/${ranks}` : winners.join(', ') || '–'}`);
}
