import { Link } from 'react-router'
import { useConnectWords } from '../../ui/connect-words'
import { PageHeading } from '../../ui/page-heading'

/** Says that the record is gone from this app, and how to come back. */
export default function SignedOut() {
  const connect = useConnectWords()
  return (
    <div className="stack">
      <PageHeading title={connect.signedOutTitle} intro={connect.signedOutText} />
      <div>
        <Link className="button primary" to="/connect">
          {connect.signInAgain}
        </Link>
      </div>
    </div>
  )
}
