import { deflateSync } from 'node:zlib';

/** One object of a PDF file: its text, and for a stream also its bytes. */
export interface PdfObject {
  readonly text: string;
  readonly stream: Buffer | null;
}

/** The objects of a PDF file by number, and those that its trailer names. */
export interface PdfObjects {
  readonly objects: Map<number, PdfObject>;
  readonly root: number;
  readonly info: number;
  readonly id: string;
}

const inOneStream = 400;

/** Reads a file that Typst wrote: uncompressed objects and a classic cross-reference table. */
export function readObjects(file: Buffer): PdfObjects {
  const end = file.toString('latin1', file.lastIndexOf('startxref'));
  const table = Number(/startxref\s+(\d+)/.exec(end)?.[1]);
  const tail = file.toString('latin1', table);
  const trailer = tail.slice(tail.indexOf('trailer'));
  const places = [...tail.slice(0, tail.indexOf('trailer')).matchAll(/^(\d{10}) \d{5} n/gm)].map((match) => Number(match[1]));
  const inOrder = [...places].sort((a, b) => a - b);
  const objects = new Map<number, PdfObject>();
  for (const [index, place] of inOrder.entries()) {
    const found = readObject(file.subarray(place, inOrder[index + 1] ?? table));
    objects.set(found.number, found.object);
  }
  const named = (name: string) => Number(new RegExp(`/${name} (\\d+) 0 R`).exec(trailer)?.[1]);
  return { objects, root: named('Root'), info: named('Info'), id: /\/ID (\[[^\]]*\])/.exec(trailer)?.[1] ?? '[]' };
}

function readObject(bytes: Buffer): { readonly number: number; readonly object: PdfObject } {
  const mark = bytes.indexOf('\nstream\n');
  const dictionary = bytes.toString('latin1', 0, mark < 0 ? bytes.length : mark);
  const head = /^(\d+) 0 obj\s+/.exec(dictionary);
  if (!head) throw new Error('A PDF object has no number.');
  const number = Number(head[1]);
  const body = dictionary.slice(head[0].length);
  const length = /^<<\s+\/Length (\d+)/.exec(body)?.[1];
  if (mark < 0 || length === undefined)
    return { number, object: { text: bytes.toString('latin1', head[0].length).replace(/\s*endobj\s*$/, ''), stream: null } };
  const start = mark + '\nstream\n'.length;
  return { number, object: { text: body, stream: bytes.subarray(start, start + Number(length)) } };
}

/** A compressed stream of page content or data. */
export function packedStream(content: string | Buffer): PdfObject {
  const packed = deflateSync(content, { level: 4 });
  return { text: `<</Length ${packed.length}/Filter/FlateDecode>>`, stream: packed };
}

/** Writes the file with its small objects in compressed streams. The tags of a long table then take a tenth of the space. */
export function writeObjects({ objects, root, info, id }: PdfObjects): Uint8Array {
  const chunks: Buffer[] = [];
  let length = 0;
  const put = (chunk: Buffer) => {
    chunks.push(chunk);
    length += chunk.length;
  };
  const numbers = [...objects.keys()].sort((a, b) => a - b);
  let next = (numbers.at(-1) ?? 0) + 1;
  const places = new Map<number, readonly [kind: number, place: number, index: number]>();
  const putStream = (number: number, text: string, stream: Buffer) => {
    places.set(number, [1, length, 0]);
    put(Buffer.from(`${number} 0 obj\n${text}\nstream\n`, 'latin1'));
    put(stream);
    put(Buffer.from('\nendstream\nendobj\n', 'latin1'));
  };

  put(Buffer.from('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n', 'latin1'));
  const small: number[] = [];
  for (const number of numbers) {
    const object = objects.get(number);
    if (object?.stream) putStream(number, object.text, object.stream);
    else small.push(number);
  }
  for (let start = 0; start < small.length; start += inOneStream) {
    const held = small.slice(start, start + inOneStream);
    const offsets: string[] = [];
    let bodies = '';
    for (const [index, number] of held.entries()) {
      offsets.push(`${number} ${bodies.length}`);
      bodies += `${objects.get(number)?.text ?? 'null'}\n`;
      places.set(number, [2, next, index]);
    }
    const first = `${offsets.join(' ')}\n`;
    const packed = deflateSync(Buffer.from(first + bodies, 'latin1'), { level: 4 });
    putStream(next, `<</Type/ObjStm/N ${held.length}/First ${first.length}/Length ${packed.length}/Filter/FlateDecode>>`, packed);
    next += 1;
  }
  const start = length;
  places.set(next, [1, start, 0]);
  const rows = Buffer.alloc((next + 1) * 7);
  for (const [number, [kind, place, index]] of places) {
    rows.writeUInt8(kind, number * 7);
    rows.writeUInt32BE(place, number * 7 + 1);
    rows.writeUInt16BE(index, number * 7 + 5);
  }
  rows.writeUInt16BE(0xffff, 5);
  const packed = deflateSync(rows);
  const entries = `/Type/XRef/Size ${next + 1}/W[1 4 2]/Root ${root} 0 R/Info ${info} 0 R/ID ${id}`;
  put(Buffer.from(`${next} 0 obj\n<<${entries}/Length ${packed.length}/Filter/FlateDecode>>\nstream\n`, 'latin1'));
  put(packed);
  put(Buffer.from(`\nendstream\nendobj\nstartxref\n${start}\n%%EOF\n`, 'latin1'));
  return Buffer.concat(chunks, length);
}
