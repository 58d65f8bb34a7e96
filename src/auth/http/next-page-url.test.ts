import { expect, test } from 'vitest'
import { nextPageUrl } from './next-page-url'

const server = 'https://ehr.example/fhir'

test.each([
  ['Goal?patient=p', 'https://ehr.example/fhir/Goal?page=2', 'https://ehr.example/fhir/Goal?page=2'],
  ['Goal?patient=p', 'Goal?page=2', 'https://ehr.example/fhir/Goal?page=2'],
  ['Goal?patient=p', './Goal?page=2', 'https://ehr.example/fhir/Goal?page=2'],
  ['Goal?patient=p', '?page=2', 'https://ehr.example/fhir/Goal?page=2'],
  ['Goal?patient=p', '/fhir/Goal?page=2', 'https://ehr.example/fhir/Goal?page=2'],
  ['Goal?patient=p', '//ehr.example/fhir/Goal?page=2', 'https://ehr.example/fhir/Goal?page=2'],
  ['Goal?patient=p', '../fhir?_getpages=1', 'https://ehr.example/fhir?_getpages=1'],
  ['https://ehr.example/fhir?_getpages=1', '?_getpages=1&_offset=9', 'https://ehr.example/fhir?_getpages=1&_offset=9'],
  ['https://ehr.example/fhir/pages/7?p=1', '?p=2', 'https://ehr.example/fhir/pages/7?p=2'],
  ['https://ehr.example/fhir/pages/7', '8', 'https://ehr.example/fhir/pages/8'],
  ['Goal?patient=p', 'http://ehr.example/fhir/Goal?page=2', 'https://ehr.example/fhir/Goal?page=2'],
  ['Goal?patient=p', 'http://elsewhere.example/Goal', 'http://elsewhere.example/Goal'],
  ['Goal?patient=p', 'http://[', 'http://['],
])('on the page %s, the next link %s leads to %s', (page, next, expected) => {
  expect(nextPageUrl(next, page, server)).toBe(expected)
})
