import { withBasePath } from '../../config/base-path'

/** What the web server of this app has: the release that runs here, another one, or nothing that can be reached. */
export type Release = 'same' | 'newer' | 'unreachable'

const ENTRY_SCRIPT = /<script type="module"[^<>]* src="([^"]+)"/

/** Compares the entry script of the app's start page with the one that runs here. Never rejects. */
export async function findRelease(): Promise<Release> {
  const page = await fetch(withBasePath('/'), { cache: 'no-store', redirect: 'error' }).then(
    (response) => (response.ok ? response.text() : ''),
    () => '',
  )
  const [, entry] = ENTRY_SCRIPT.exec(page) ?? []
  if (entry === undefined) return 'unreachable'
  return [...document.scripts].some((script) => script.getAttribute('src') === entry) ? 'same' : 'newer'
}
