// The thread in which the embedded database works, so that a long question does not hold the server. It has no source of its own to read,
// therefore it is plain JavaScript that starts without a compiler.
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';

/** A message of the simple protocol, which has its own end: whatever an earlier connection left unfinished is undone. */
const text = Buffer.from('ROLLBACK\0');
const head = Buffer.alloc(5);
head.write('Q');
head.writeInt32BE(text.length + 4, 1);
const rollback = new Uint8Array(Buffer.concat([head, text]));

const database = await PGlite.create(workerData.folder, { pgliteWasmModule: workerData.program });
let turn = Promise.resolve();

/** Answers one after the other. The database fails by an answer; what throws here is the end of the thread. */
function inTurn(work) {
  turn = turn.then(work);
}

/** @param {import('node:worker_threads').MessagePort} port */
function serve(port) {
  inTurn(() => database.execProtocolRaw(rollback));
  port.on('message', (/** @type {Uint8Array} */ asked) => {
    inTurn(async () => {
      // Long answers are handed over in the pieces in which the database writes them.
      await database.execProtocolRawStream(asked, { onRawData: (piece) => port.postMessage(piece.slice()) });
      port.postMessage(null);
    });
  });
}

parentPort.on('message', (message) => {
  if (message !== 'close') return serve(message);
  inTurn(async () => {
    await database.close();
    process.exit();
  });
});
parentPort.postMessage('open');
