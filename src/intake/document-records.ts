import { isSamePerson } from '../fhir/is-same-person'
import type { CcdaDocument } from '../lib/ccda'
import type { Resource, ResourceOf } from '../fhir/resource'

/** A file that is shown as it is: a PDF, a text, a picture or a C-CDA document. */
export interface FileDocument {
  readonly name: string
  readonly content: Blob
  /** The media type by its bytes. */
  readonly contentType: string
  /** What a C-CDA document says of itself. */
  readonly header: CcdaDocument | undefined
}

/** Records that this app makes for documents, so that its pages can show them, and the files that they name. */
interface DocumentRecords {
  readonly records: readonly Resource[]
  /** By id of the Binary that a record names. */
  readonly files: ReadonlyMap<string, Blob>
}

type Patient = ResourceOf<'Patient'>

/** The patient of the list whom a document names; undefined if nobody matches, or more than one. */
function namedPatient(person: CcdaDocument['patients'][number], patients: readonly Patient[]): Patient | undefined {
  const [match, ...others] = patients.filter((patient) => isSamePerson(person, patient))
  return others.length === 0 ? match : undefined
}

function patientOf({ name, family, birthDate, gender }: CcdaDocument['patients'][number]): Patient {
  const text = name === undefined ? {} : { text: name }
  return {
    resourceType: 'Patient',
    id: crypto.randomUUID(),
    ...(name === undefined && family === undefined ? {} : { name: [{ ...text, ...(family ? { family } : {}) }] }),
    ...(birthDate === undefined ? {} : { birthDate }),
    ...(gender === undefined ? {} : { gender }),
  }
}

/** The last part of a path in a zip. */
const fileNameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

/**
 * A DocumentReference for each document. A C-CDA document names its patient, who is one of `patients` or becomes a Patient of their own; other documents
 * name nobody.
 */
export function documentRecords(documents: readonly FileDocument[], patients: readonly Patient[]): DocumentRecords {
  const files = new Map<string, Blob>()
  const people = [...patients]
  const references = documents.map(({ name, content, contentType, header }): Resource => {
    const binaryId = crypto.randomUUID()
    files.set(binaryId, content)
    const [person] = header?.patients ?? []
    let subject = person && namedPatient(person, people)
    if (person && subject === undefined) {
      subject = patientOf(person)
      people.push(subject)
    }
    const title = header?.title ?? fileNameOf(name)
    return {
      resourceType: 'DocumentReference',
      id: crypto.randomUUID(),
      status: 'current',
      description: title,
      ...(subject?.id === undefined ? {} : { subject: { reference: `Patient/${subject.id}` } }),
      ...(header?.date === undefined ? {} : { date: header.date }),
      ...(header === undefined ? {} : { author: header.authors.map((display) => ({ display })) }),
      ...(header?.custodian === undefined ? {} : { custodian: { display: header.custodian } }),
      content: [
        { attachment: { contentType, url: `Binary/${binaryId}`, title: fileNameOf(name), size: content.size } },
      ],
    }
  })
  return { records: [...people.slice(patients.length), ...references], files }
}
