import { isJsonObject, type JsonObject } from '../json'
import { readFile, readdir, stat } from 'node:fs/promises'
import { dirname, extname, join } from 'node:path'

/** A resource found in a file. */
export interface FoundResource {
  readonly content: JsonObject
  /** `fullUrl` of its Bundle entry. */
  readonly fullUrl: string | undefined
  readonly folder: string
}

interface ReadResult {
  readonly resources: readonly FoundResource[]
  readonly notes: readonly string[]
}

const DATA_EXTENSIONS: ReadonlySet<string> = new Set(['.json', '.ndjson', '.jsonl'])
const isNdjson = (path: string): boolean => extname(path) !== '.json'

const failure = (note: string): ReadResult => ({ resources: [], notes: [note] })

function mergeResults(results: readonly ReadResult[]): ReadResult {
  return { resources: results.flatMap((result) => result.resources), notes: results.flatMap((result) => result.notes) }
}

function fromResource(content: unknown, where: string, folder: string, fullUrl?: string): ReadResult {
  if (!isJsonObject(content) || typeof content['resourceType'] !== 'string')
    return failure(`${where} is JSON but not a FHIR resource.`)
  if (content['resourceType'] !== 'Bundle') return { resources: [{ content, fullUrl, folder }], notes: [] }
  const entries = Array.isArray(content['entry']) ? content['entry'].filter(isJsonObject) : []
  return mergeResults(
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

function fromText(text: string, where: string, folder: string): ReadResult {
  try {
    return fromResource(JSON.parse(text.replace(/^\uFEFF/, '')) as unknown, where, folder)
  } catch {
    return failure(`${where} is not valid JSON and was left out.`)
  }
}

async function fromFile(path: string): Promise<ReadResult> {
  const text = await readFile(path, 'utf8')
  const folder = dirname(path)
  if (!isNdjson(path)) return fromText(text, path, folder)
  const lines = text
    .split('\n')
    .map((line, index) => ({ line, where: `Line ${index + 1} of ${path}` }))
    .filter(({ line }) => line.trim() !== '')
  return mergeResults(lines.map(({ line, where }) => fromText(line, where, folder)))
}

async function fromFolder(path: string): Promise<ReadResult> {
  const names = (await readdir(path)).filter((name) => !name.startsWith('.')).sort()
  const results: ReadResult[] = []
  for (const name of names) results.push(await fromPath(join(path, name), false))
  return mergeResults(results)
}

async function fromPath(path: string, isExplicit: boolean): Promise<ReadResult> {
  try {
    if ((await stat(path)).isDirectory()) return await fromFolder(path)
    return isExplicit || DATA_EXTENSIONS.has(extname(path)) ? await fromFile(path) : { resources: [], notes: [] }
  } catch {
    return failure(`${path} could not be read.`)
  }
}

/** Reads all resources in files (JSON, NDJSON) and folders; data that cannot be read becomes a note. */
export async function readPaths(paths: readonly string[]): Promise<ReadResult> {
  const results: ReadResult[] = []
  for (const path of paths) results.push(await fromPath(path, true))
  return mergeResults(results)
}
