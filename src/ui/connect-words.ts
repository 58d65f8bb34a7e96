import { connect } from '../words/en/connect'

/** The words of the pages before and after a session. */
export function useConnectWords(): typeof connect {
  return connect
}
