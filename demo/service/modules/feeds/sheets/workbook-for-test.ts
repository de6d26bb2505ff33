import { TextReader, Uint8ArrayWriter, ZipWriter } from '@zip.js/zip.js';

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = (...rows: string[]): string =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${rows.map((row, at) => {
    const [type, target] = row.split(' ');
    return `<Relationship Id="r${at + 1}" Type="${office}/${type}" Target="${target}"/>`;
  }).join('')}</Relationships>`;

/** A workbook (.xlsx) with one sheet, whose `<sheetData>` is given. The style 1 of a cell is a date. */
export async function workbook(sheetData: string, more: Readonly<Record<string, string>> = {}): Promise<Buffer> {
  const files = {
    '_rels/.rels': relations('officeDocument xl/workbook.xml'),
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Visitors" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations('worksheet worksheets/sheet1.xml', 'styles styles.xml'),
    'xl/styles.xml': `<styleSheet xmlns="${main}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${sheetData}</sheetData></worksheet>`,
    ...more,
  };
  const zip = new ZipWriter(new Uint8ArrayWriter());
  for (const [name, text] of Object.entries(files)) await zip.add(name, new TextReader(`<?xml version="1.0"?>${text}`));
  return Buffer.from(await zip.close());
}
