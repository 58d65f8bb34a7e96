/** Some browsers read the object URL only after the click. */
const OBJECT_URL_LIFETIME_MS = 10_000

/** A file name such as `what-2026-11-21.csv`, by the local day; never contains a patient's name. */
export function datedFileName(what: string, extension: string, now: Date): string {
  const two = (part: number) => String(part).padStart(2, '0')
  const slug = what
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)
  return `${slug === '' ? 'record' : slug}-${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}.${extension}`
}

/** Downloads a text or blob in the browser and revokes its object URL afterwards. */
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
