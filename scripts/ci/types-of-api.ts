// Setup of tests that share modules: types outside the API, which another file has added, are unknown again (decision 21).
import { addContracts } from '../../src/contract'

addContracts({})
