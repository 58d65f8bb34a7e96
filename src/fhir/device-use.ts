import { firstCode } from './concept'
import type { Json } from '../lib/json'

/** DeviceUseStatement.status by Device.status; the other codes of a Device say nothing about its use. */
const useByDeviceStatus: Readonly<Record<string, string>> = { active: 'active', inactive: 'completed' }

/** The status of a DeviceUseStatement that says no more than its Device (R4); undefined if the Device does not say whether it is in use. */
export const deviceUseStatus = (device: Json): string | undefined =>
  useByDeviceStatus[firstCode(device['status']) ?? '']
