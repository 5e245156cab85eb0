import { strToU8, zipSync } from 'fflate';

/** The texts of a sample file, in any format. */
export interface SheetWords {
  readonly title: string;
  readonly officeName: string;
  readonly address: string;
  /** Fields to fill in; none for a notice. */
  readonly fields: readonly string[];
  readonly paragraphs: readonly string[];
}

const mimeType = 'application/vnd.oasis.opendocument.text';
const namespaces =
  'xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" ' +
  'xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:dc="http://purl.org/dc/elements/1.1/" office:version="1.3"';

/** Writes an OpenDocument text that a resident can open in a word processor and fill in. */
export function textDocument({ title, officeName, address, fields, paragraphs }: SheetWords): Buffer {
  const rows = fields.map((field) => `<table:table-row>${cell(field)}${cell('')}</table:table-row>`).join('');
  const table = `<table:table table:name="Dane"><table:table-column table:number-columns-repeated="2"/>${rows}</table:table>`;
  const body = [
    paragraph(officeName),
    paragraph(address),
    `<text:h text:outline-level="1">${escapeXml(title)}</text:h>`,
    fields.length > 0 ? table : '',
    ...paragraphs.map(paragraph),
  ].join('');
  const files = {
    mimetype: mimeType,
    'content.xml': `<?xml version="1.0" encoding="UTF-8"?><office:document-content ${namespaces}><office:body><office:text>${body}</office:text></office:body></office:document-content>`,
    'meta.xml': `<?xml version="1.0" encoding="UTF-8"?><office:document-meta ${namespaces}><office:meta><dc:title>${escapeXml(title)}</dc:title><dc:language>pl-PL</dc:language></office:meta></office:document-meta>`,
    'META-INF/manifest.xml':
      '<?xml version="1.0" encoding="UTF-8"?><manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0" manifest:version="1.3">' +
      `<manifest:file-entry manifest:full-path="/" manifest:media-type="${mimeType}"/>` +
      '<manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"/>' +
      '<manifest:file-entry manifest:full-path="meta.xml" manifest:media-type="text/xml"/></manifest:manifest>',
  };
  const bytes = Object.entries(files).map(([name, content]) => [name, strToU8(content)] as const);
  // Not compressed, because programs recognise an OpenDocument file by the type in its first bytes. With a fixed date, so that the same
  // texts give the same file.
  return Buffer.from(zipSync(Object.fromEntries(bytes), { level: 0, mtime: new Date(2026, 0, 1) }));
}

function paragraph(text: string): string {
  return `<text:p>${escapeXml(text)}</text:p>`;
}

function cell(text: string): string {
  return `<table:table-cell>${paragraph(text)}</table:table-cell>`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
