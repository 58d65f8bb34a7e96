import { test } from 'vitest'
import { findInMain } from '../../app/__fixtures__/page-content'
import { openPage, renderRoute } from '../../app/__fixtures__/render-route'

test('an empty record says that nothing was found without claiming that there is nothing', async () => {
  await renderRoute('/conditions', { person: 'omar' })
  await findInMain(/found no/i)
  await openPage('/records/AllergyIntolerance')
  await findInMain('This does not mean there are none')
})
