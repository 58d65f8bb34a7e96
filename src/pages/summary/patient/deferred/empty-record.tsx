import { Suspense, type ReactNode } from 'react'
import { FullRecordLoader } from '../../../../components/loading/full-record-loader'
import { WithOfferedTypes } from '../../../../components/loading/with-offered-types'
import { useAudience } from '../../../../ui/audience'
import { Card } from '../../../../ui/card'
import { Link } from '../../../../ui/link'
import { Placeholder } from '../../placeholder'
import { useHomeMessages } from './use-home-messages'

/** One card for a record without anything, once the list of every type has come and is empty; else `otherwise`. */
export default function EmptyRecord({ otherwise }: { otherwise: ReactNode }) {
  return (
    <Suspense fallback={<Placeholder />}>
      <WithOfferedTypes>
        <FullRecordLoader>
          {({ isLoading, source: { parts } }) => {
            if (parts.some(({ records, gap }) => records.length > 0 || (gap !== undefined && gap !== 'loading')))
              return otherwise
            return isLoading ? <Placeholder /> : <NothingYet />
          }}
        </FullRecordLoader>
      </WithOfferedTypes>
    </Suspense>
  )
}

function NothingYet() {
  const { empty } = useHomeMessages()
  const reader = useAudience()
  return (
    <Card title={empty.title(reader)}>
      <p>{empty.text}</p>
      <p>{empty.elsewhere}</p>
      <p>
        <strong>{empty.allergies(reader)}</strong>
      </p>
      <p className="row no-print">
        <Link className="button" to="/loaded">
          {empty.loaded}
        </Link>
      </p>
    </Card>
  )
}
