import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DetailLevelProvider, useDetailLevel, useTextAudience, type DetailLevel } from './detail-level'
import { AudienceProvider, useAudience } from './audience'
import type { Audience } from '../i18n/audience'

function Probe() {
  return [useAudience().audience, useDetailLevel(), useTextAudience()].join(' ')
}

test.each<[Audience, DetailLevel | undefined, string]>([
  ['patient', undefined, 'patient plain patient'],
  ['proxy', undefined, 'proxy plain proxy'],
  ['provider', undefined, 'provider clinical provider'],
  ['patient', 'clinical', 'patient clinical provider'],
  ['proxy', 'clinical', 'proxy clinical provider'],
  ['provider', 'plain', 'provider plain patient'],
])('for %s with level %s: audience, level and text audience are %s', (audience, level, expected) => {
  const probe = level === undefined ? <Probe /> : <DetailLevelProvider value={level} children={<Probe />} />
  expect(renderToStaticMarkup(<AudienceProvider audience={audience}>{probe}</AudienceProvider>)).toBe(expected)
})
