import { contractOf, recordTypes } from '../../contract'
import { descriptorOf } from '../../resources/descriptors'
import { useAudience, useOwner } from '../../ui/audience'
import { Link } from '../../ui/link'
import { PageHeading } from '../../ui/page-heading'
import { usePageMessages } from '../../ui/use-page-messages'
import type { RecordType } from '../../contract'

/** Every type that the API can search, with links to the search forms. */
export default function SearchTypes() {
  const { search } = usePageMessages()
  const owner = useOwner()
  const { audience } = useAudience()
  const searchable = recordTypes.filter(
    (type) => contractOf(type).searches.length > 0 && (audience === 'provider' || type !== 'Group'),
  )
  const ofPatient = (type: RecordType) => descriptorOf(type).listQuery('x') !== undefined
  return (
    <div className="stack">
      <PageHeading title={search.typesTitle} intro={search.typesIntro} />
      <TypeLinks title={search.directory} types={searchable.filter((type) => !ofPatient(type))} />
      <TypeLinks title={search.typesInRecord(owner)} types={searchable.filter(ofPatient)} />
    </div>
  )
}

function TypeLinks({ title, types }: { title: string; types: readonly RecordType[] }) {
  const { typeNames } = usePageMessages()
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
