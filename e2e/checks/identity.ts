import type { Page } from '@playwright/test'

/** "Your" in texts about the record, which is wrong for a proxy. */
const ADDRESSES_PATIENT =
  /\b(?:your (?:health(?! (?:system|care))|record|test|result|vital|medicine|condition|allerg|vaccine|visit|procedure|care|goal|insurance|document|note|device|family|doctor)|about you\b)/i

/** The banner must say whose record a proxy sees. */
export async function missingProxyBanner(page: Page, name: string): Promise<readonly string[]> {
  const banner = await page.getByRole('banner').innerText()
  return banner.includes(`This is ${name}’s record, shared by the clinic.`) ? [] : [`the banner is: ${banner}`]
}

/** Texts that address the proxy as the patient. */
export async function textsAddressingPatient(page: Page): Promise<readonly string[]> {
  const texts = await page.locator('main, nav').allInnerTexts()
  return ADDRESSES_PATIENT.exec(texts.join('\n')) ?? []
}

/** The name must not be in the document title or the URL. */
export async function nameInTitleOrUrl(page: Page, name: string): Promise<readonly string[]> {
  return [await page.title(), page.url()].filter((text) => text.includes(name))
}
