// Setup of the component tests: Testing Library without `act`.
import { configure, getConfig } from '@testing-library/react'
import { flushSync } from 'react-dom'

/** The library's type leaves out that it sets this while `waitFor` calls its callback. */
type InternalConfig = ReturnType<typeof getConfig> & { readonly _disableExpensiveErrorDiagnostics: boolean }

const { getElementError } = getConfig()

configure({
  // Only ends tests that hang: a busy machine needs many times the usual second.
  asyncUtilTimeout: 60_000,
  // `act` drops or endlessly repeats work that is suspended while code or messages load, and React's production build has none; React schedules its work as in a browser. The result says whether the default action follows.
  eventWrapper: (dispatch: () => unknown) => flushSync(dispatch),
  // Without the page's elements in the errors that `waitFor` catches until it succeeds: printing a long page takes longer than rendering it. The error of the timeout has them.
  getElementError(message, container) {
    const { _disableExpensiveErrorDiagnostics: isWaiting } = getConfig() as InternalConfig
    return isWaiting ? new Error(message ?? '') : getElementError(message, container)
  },
})
