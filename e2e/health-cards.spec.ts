import { calculateJwkThumbprint, exportJWK, generateKeyPair } from 'jose'
import { FHIRBundleProcessor, JWSProcessor, SHC, VerifiableCredentialProcessor } from 'kill-the-clipboard'
import { encodeQR } from 'qr'
import type { Page } from '@playwright/test'
import { START } from '../scripts/ci/test-clock.mjs'
import { expect, test } from './fixtures'
import { openPage } from './navigation'

const ISSUER = 'https://cards.example/issuer'

const bundle = (patient: { readonly given: string; readonly born: string }) => ({
  resourceType: 'Bundle' as const,
  type: 'collection' as const,
  entry: [
    {
      fullUrl: 'https://ehr.example/Patient/1',
      resource: {
        resourceType: 'Patient' as const,
        id: '1',
        name: [{ family: 'Anyperson', given: [patient.given] }],
        birthDate: patient.born,
      },
    },
    {
      fullUrl: 'https://ehr.example/Immunization/2',
      resource: {
        resourceType: 'Immunization' as const,
        id: '2',
        status: 'completed' as const,
        vaccineCode: { coding: [{ system: 'http://hl7.org/fhir/sid/cvx', code: '207' }] },
        patient: { reference: 'Patient/1' },
        occurrenceDateTime: '2021-01-01',
        lotNumber: '0000001',
      },
    },
  ],
})

/** A card of another implementation, valid since a minute before the tests start, and the list of a site that knows its issuer. */
async function makeCard() {
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true })
  const [own, key] = [await exportJWK(privateKey), await exportJWK(publicKey)]
  const kid = await calculateJwkThumbprint(key)
  const content = new FHIRBundleProcessor().processForQR(bundle({ given: 'John', born: '1951-01-20' }))
  const payload = { ...new VerifiableCredentialProcessor().create(content), iss: ISSUER, nbf: START / 1000 - 60 }
  return {
    card: new SHC(await new JWSProcessor().sign(payload, own, key), content),
    list: { issuerInfo: [{ issuer: { iss: ISSUER, name: 'Example Health' }, keys: [{ ...key, kid }] }] },
  }
}

const chooseFile = (page: Page, name: string, mimeType: string, buffer: Buffer) =>
  page.locator('input[type="file"]').setInputFiles({ name, mimeType, buffer })

test('a health card opens from a file and from a picture, without a request', async ({ page }) => {
  const { card, list } = await makeCard()
  await page.route('**/issuers.json', (route) => route.fulfill({ json: list }))
  const [picture = ''] = await card.asQR({ encodeOptions: { scale: 4 } })
  const files = [
    ['card.smart-health-card', 'application/smart-health-card', Buffer.from(await card.asFileContent())],
    ['card.png', 'image/png', Buffer.from(picture.split(',')[1] ?? '', 'base64')],
  ] as const
  for (const [name, mimeType, content] of files) {
    await Promise.all([page.waitForResponse('**/issuers.json'), page.goto('/open')])
    const requests: string[] = []
    const record = (request: { url(): string }) => {
      const { pathname, protocol } = new URL(request.url())
      if (!pathname.startsWith('/assets/') && protocol !== 'blob:') requests.push(request.url())
    }
    page.on('request', record)
    await chooseFile(page, name, mimeType, content)
    await expect(
      page.getByText(
        'Health card of John Anyperson, born January 20, 1951. Signed by Example Health, which is on the list of this site.',
      ),
      name,
    ).toBeVisible()
    await openPage(page, '/records/Immunization')
    await expect(page.getByRole('main')).toContainText('COVID-19 vaccine (mRNA type)January 2021')
    expect(requests).toEqual([])
    page.off('request', record)
  }
})

test('a picture with the code of a shared link says that it is a link', async ({ page }) => {
  const picture = encodeQR('shlink:/eyJ1cmwiOiJodHRwczovL2V4YW1wbGUub3JnIn0', 'gif', { scale: 4 })
  await page.goto('/open')
  await chooseFile(page, 'link.gif', 'image/gif', Buffer.from(picture))
  await expect(page.getByRole('alert')).toContainText('This is a link to shared records (SMART Health Link)')
  await page.getByRole('link', { name: 'Open a link that was shared with you' }).click()
  await expect(page).toHaveURL(/\/shared$/)
  expect(await page.locator('meta[data-no-network]').count()).toBe(0)
})
