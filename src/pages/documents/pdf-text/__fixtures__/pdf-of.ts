/** A PDF with a page for each list of lines, set at 12 points; `catalog` has further entries of its root. */
export function pdfOf(pages: readonly (readonly string[])[], catalog = ''): Uint8Array {
  const objects: string[] = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    `<< /Type /Pages /Kids [${pages.map((_, index) => `${String(4 + 2 * index)} 0 R`).join(' ')}] /Count ${String(pages.length)} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...pages.flatMap((lines, index) => {
      const content = `BT /F1 12 Tf 50 700 Td ${lines.map((text) => `(${text}) Tj 0 -14 Td`).join(' ')} ET`
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents ${String(5 + 2 * index)} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
        `<< /Length ${String(content.length)} >>\nstream\n${content}\nendstream`,
      ]
    }),
  ]
  let text = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = text.length
    text += `${String(index + 1)} 0 obj\n${object}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const count = String(objects.length + 1)
  return new TextEncoder().encode(
    `${text}xref\n0 ${count}\n0000000000 65535 f \n${offsets.join('')}trailer << /Size ${count} /Root 1 0 R >>\nstartxref\n${String(text.length)}\n%%EOF\n`,
  )
}
