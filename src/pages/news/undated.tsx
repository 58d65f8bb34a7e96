import { Fragment } from 'react'
import { Link } from 'react-router'
import { useAudience } from '../../ui/language'
import { usePageWords } from '../../ui/page-words'
import type { NewsOfType } from './news'

/** Entries of which nothing tells when they were added, with the ways to their lists. */
export function Undated({ found }: { found: readonly NewsOfType[] }) {
  const { news, typeNames } = usePageWords()
  const { audience } = useAudience()
  const some = found.filter(({ undated }) => undated > 0)
  const count = some.reduce((sum, { undated }) => sum + undated, 0)
  if (count === 0) return null
  return (
    <p>
      {news.undated(count)}{' '}
      {some.map(({ type }, index) => (
        <Fragment key={type}>
          {index > 0 ? ', ' : null}
          <Link to={`/records/${type}`}>
            {typeNames[type][audience === 'provider' ? 'provider' : 'patient'].many.toLowerCase()}
          </Link>
        </Fragment>
      ))}
    </p>
  )
}
