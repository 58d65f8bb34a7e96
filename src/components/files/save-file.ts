/** How long a saved file's address lives, in milliseconds: some browsers read it only after the click. */
const OBJECT_URL_LIFETIME_MS = 10_000

/** `what-2026-11-21.csv` by the local day; never a person's name. */
export function datedFileName(what: string, extension: string, now: Date): string {
  const two = (part: number) => String(part).padStart(2, '0')
  const slug = what
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
  return `${slug === '' ? 'record' : slug}-${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}.${extension}`
}

/** Gives a text, or a file that was made, to the browser to save; its address is taken back afterwards. */
export function saveFile(name: string, contentType: string, content: string | Blob): void {
  const url = URL.createObjectURL(typeof content === 'string' ? new Blob([content], { type: contentType }) : content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(url), OBJECT_URL_LIFETIME_MS)
}
