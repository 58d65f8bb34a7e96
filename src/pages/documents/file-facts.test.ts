import { describe, expect, it } from 'vitest'
import { fileAddress } from '../../components/files/file-address'
import { decodeBase64, base64ByteLength } from '../../components/files/base64'
import { documentVersions, newerDocuments } from '../../clinical/documents/document-versions'
import { checkIntegrity } from './file-integrity'
import { fileName } from '../../components/files/file-name'
import { isSamePerson } from '../../fhir/is-same-person'

it.each<[string | undefined, string, string]>([
  ['Progress note', 'txt', 'Progress note.txt'],
  ['../../etc/passwd', 'pdf', 'etc passwd.pdf'],
  ['report.pdf.exe', 'pdf', 'report pdf exe.pdf'],
  ['letter\u202Efdp.exe', 'txt', 'letter fdp exe.txt'],
  ['Niño: año 2024', 'txt', 'Niño año 2024.txt'],
  ['con', 'txt', 'File.txt'],
  ['...', 'bin', 'File.bin'],
  [undefined, 'bin', 'File.bin'],
  ['x'.repeat(300), 'txt', `${'x'.repeat(76)}.txt`],
])('fileName: %s as %s', (title, extension, expected) => expect(fileName(title, 'File', extension)).toBe(expected))

const session = {
  server: 'https://ehr.example/fhir',
  ehr: {
    id: 'e',
    name: 'E',
    fhirBase: 'https://ehr.example/fhir',
    clientId: 'c',
    aliases: ['https://old.example/fhir/'],
  },
}
it.each<[string, string, object]>([
  ['a relative URL', 'Binary/1', { at: 'server', url: 'Binary/1' }],
  ['below the base', 'https://ehr.example/fhir/Binary/1', { at: 'server' }],
  ['below an alias of the base', 'https://old.example/fhir/Binary/1', { at: 'server', url: 'Binary/1' }],
  ['outside the base', 'https://ehr.example/files/1', { at: 'elsewhere', host: 'ehr.example' }],
  ['outside the base by dots', '../files/1', { at: 'nowhere' }],
  [
    'a host with the same beginning',
    'https://ehr.example.evil.example/fhir/Binary/1',
    { at: 'elsewhere', host: 'ehr.example.evil.example' },
  ],
  ['user info in the URL', 'https://ehr.example@evil.example/x', { at: 'nowhere' }],
  ['no protocol', '//evil.example/x', { at: 'nowhere' }],
  ['a script URL', 'javascript:alert(1)', { at: 'nowhere' }],
  ['a script URL after a tab', '\tjavascript:alert(1)', { at: 'nowhere' }],
  ['a data URL', 'data:text/html,x', { at: 'nowhere' }],
  ['look-alike letters', 'https://еhr.example/x', { at: 'nowhere' }],
  ['no encryption', 'http://files.example/x', { at: 'nowhere' }],
  ['hidden characters', 'https://files.example/\u202etxt', { at: 'nowhere' }],
])('fileAddress: %s', (_, url, expected) => expect(fileAddress(url, session)).toMatchObject(expected))

describe('checkIntegrity', () => {
  const bytes = new TextEncoder().encode('hello')
  it.each<[string, object, readonly string[]]>([
    ['no size or hash', {}, []],
    ['both right', { size: 5, hash: 'qvTGHdzF6KLavt4PO0gs2a6pQ00=' }, []],
    ['a hash in hex', { hash: 'AAF4C61DDCC5E8A2DABEDE0F3B482CD9AEA9434D' }, []],
    ['both wrong', { size: 6, hash: 'AAAA' }, ['size', 'hash']],
  ])('%s', async (_, attachment, expected) => expect(await checkIntegrity(bytes, attachment)).toEqual(expected))
})

it('base64: the size is known without decoding', () => {
  for (const text of ['', 'a', 'ab', 'abc', 'abcd']) {
    const data = btoa(text)
    expect([base64ByteLength(data), decodeBase64(data)?.length]).toEqual([text.length, text.length])
  }
})

const document = (id: string, ...replaces: readonly string[]) => ({
  resourceType: 'DocumentReference' as const,
  id,
  relatesTo: replaces.map((each) => ({ code: 'replaces', target: { reference: `DocumentReference/${each}` } })),
})
const shape = (documents: Parameters<typeof documentVersions>[0]) =>
  documentVersions(documents).map(({ newest, older }) => [newest.id, ...older.map((each) => each.id)].join('>'))

it.each([
  ['no versions', [document('a'), document('b')], ['a', 'b']],
  [
    'three versions in any order',
    [document('b', 'a'), document('x'), document('a'), document('c', 'b')],
    ['x', 'c>b>a'],
  ],
  ['two replaced by one', [document('c', 'a', 'b'), document('a'), document('b')], ['c>a>b']],
  ['one replaced by two is listed once', [document('b', 'a'), document('c', 'a'), document('a')], ['b>a', 'c']],
  ['a circle loses nothing', [document('a', 'b'), document('b', 'a')], ['a>b']],
  ['a document that replaces itself', [document('a', 'a')], ['a']],
  ['a replaced document that is not loaded', [document('b', 'gone')], ['b']],
])('chains: %s', (_, documents, expected) => expect(shape(documents)).toEqual(expected))

it('newerThan: names every document that replaces it', () => {
  expect(
    newerDocuments(document('a'), [document('a', 'a'), document('b', 'a'), document('c', 'b')]).map(({ id }) => id),
  ).toEqual(['b'])
})

const patient = {
  resourceType: 'Patient' as const,
  birthDate: '1960-05-05',
  name: [{ family: 'Docson' }, { use: 'maiden', family: 'Núñez' }],
}
it.each<[string, { family: string | undefined; birthDate: string | undefined }, boolean]>([
  ['the same person', { family: 'DOCSON', birthDate: '1960-05-05' }, true],
  ['another birth date', { family: 'Docson', birthDate: '1960-05-06' }, false],
  ['another birth year', { family: 'Docson', birthDate: '1961' }, false],
  ['a new name with the same birth date', { family: 'Other', birthDate: '1960-05-05' }, true],
  ['another name and only a birth year', { family: 'Other', birthDate: '1960' }, false],
  ['a former name', { family: 'Nunez', birthDate: undefined }, true],
  ['another name and no birth date', { family: 'Other', birthDate: undefined }, false],
  ['no name', { family: undefined, birthDate: undefined }, true],
])('isSamePerson: %s', (_, named, expected) => expect(isSamePerson(named, patient)).toBe(expected))
