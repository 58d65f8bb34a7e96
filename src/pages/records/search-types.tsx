import { Link } from 'react-router'
import { contractOf, recordTypes } from '../../contract'
import { describe } from '../../resources/registry'
import { useAudience, useOwner } from '../../ui/language'
import { PageHeading } from '../../ui/page-heading'
import { usePageWords } from '../../ui/page-words'
import type { RecordType } from '../../contract'

/** Every type that the API can search, with the way to its searches. */
export default function SearchTypes() {
  const { search } = usePageWords()
  const owner = useOwner()
  const { audience } = useAudience()
  const searchable = recordTypes.filter(
    (type) => contractOf(type).searches.length > 0 && (audience === 'provider' || type !== 'Group'),
  )
  const ofPatient = (type: RecordType) => describe(type).list('x') !== undefined
  return (
    <div className="stack">
      <PageHeading title={search.typesTitle} intro={search.typesIntro} />
      <Types title={search.directory} types={searchable.filter((type) => !ofPatient(type))} />
      <Types title={search.typesInRecord(owner)} types={searchable.filter(ofPatient)} />
    </div>
  )
}

function Types({ title, types }: { title: string; types: readonly RecordType[] }) {
  const { typeNames } = usePageWords()
  const column = useAudience().audience === 'provider' ? 'provider' : 'patient'
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {types.map((type) => (
          <li key={type} className="row">
            <Link to={`/records/${type}`} state={{ search: true }}>
              {typeNames[type][column].many}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
