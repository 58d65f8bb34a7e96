import { readFile, readdir, stat } from 'node:fs/promises'
import { dirname, extname, join } from 'node:path'
import { isJson } from '../fhir/walk'
import type { Json } from '../fhir/walk'

/** One resource as found in a file. */
export interface Found {
  readonly content: Json
  /** `fullUrl` of its bundle entry. */
  readonly fullUrl: string | undefined
  readonly folder: string
}

interface Reading {
  readonly found: readonly Found[]
  readonly notes: readonly string[]
}

const dataFiles: ReadonlySet<string> = new Set(['.json', '.ndjson', '.jsonl'])
const isLines = (path: string): boolean => extname(path) !== '.json'

const failed = (note: string): Reading => ({ found: [], notes: [note] })

function merged(readings: readonly Reading[]): Reading {
  return { found: readings.flatMap((reading) => reading.found), notes: readings.flatMap((reading) => reading.notes) }
}

function fromResource(content: unknown, where: string, folder: string, fullUrl?: string): Reading {
  if (!isJson(content) || typeof content['resourceType'] !== 'string')
    return failed(`${where} is JSON but not a FHIR resource.`)
  if (content['resourceType'] !== 'Bundle') return { found: [{ content, fullUrl, folder }], notes: [] }
  const entries = Array.isArray(content['entry']) ? content['entry'].filter(isJson) : []
  return merged(
    entries
      .filter((entry) => entry['resource'] !== undefined)
      .map((entry, index) =>
        fromResource(
          entry['resource'],
          `Entry ${index + 1} of ${where}`,
          folder,
          typeof entry['fullUrl'] === 'string' ? entry['fullUrl'] : undefined,
        ),
      ),
  )
}

function fromText(text: string, where: string, folder: string): Reading {
  try {
    return fromResource(JSON.parse(text.replace(/^\uFEFF/, '')) as unknown, where, folder)
  } catch {
    return failed(`${where} is not valid JSON and was left out.`)
  }
}

async function fromFile(path: string): Promise<Reading> {
  const text = await readFile(path, 'utf8')
  const folder = dirname(path)
  if (!isLines(path)) return fromText(text, path, folder)
  const lines = text
    .split('\n')
    .map((line, index) => ({ line, where: `Line ${index + 1} of ${path}` }))
    .filter(({ line }) => line.trim() !== '')
  return merged(lines.map(({ line, where }) => fromText(line, where, folder)))
}

async function fromFolder(path: string): Promise<Reading> {
  const names = (await readdir(path)).filter((name) => !name.startsWith('.')).sort()
  const readings: Reading[] = []
  for (const name of names) readings.push(await fromPath(join(path, name), false))
  return merged(readings)
}

async function fromPath(path: string, named: boolean): Promise<Reading> {
  try {
    if ((await stat(path)).isDirectory()) return await fromFolder(path)
    return named || dataFiles.has(extname(path)) ? await fromFile(path) : { found: [], notes: [] }
  } catch {
    return failed(`${path} could not be read.`)
  }
}

/** Reads every resource in files (JSON, NDJSON) and folders; whatever cannot be read becomes a note, the rest is kept. */
export async function readPaths(paths: readonly string[]): Promise<Reading> {
  const readings: Reading[] = []
  for (const path of paths) readings.push(await fromPath(path, true))
  return merged(readings)
}
