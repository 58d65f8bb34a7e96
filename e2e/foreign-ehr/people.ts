import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A resource of a sample record. */
export interface PersonResource {
  readonly resourceType: string
  readonly id: string
  readonly [element: string]: unknown
}

/** Ids of the patients whose records are in the folder `people`. */
export const people = {
  'josue-sipes': 'bd6f9f37-7295-4cd6-b212-134afcef1253',
  'wendell-lesch': 'cccb981f-2a12-44d0-b1dd-5404ece3f535',
  'gladys-schumm': 'a4a401d1-a46a-eb4a-8a38-760d5d79d6ec',
} as const

/** All records of these people. */
export const peopleResources = (): readonly PersonResource[] =>
  Object.keys(people).flatMap((name) =>
    readFileSync(join(import.meta.dirname, 'people', `${name}.ndjson`), 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as PersonResource),
  )
