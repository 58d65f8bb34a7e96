import { headingFor } from './for-audience'
import type { MessageAudience } from '../../audience'

/** Messages of the page of vital signs. */
export const vitals = {
  title: (reader: MessageAudience) => headingFor(reader, 'Vital signs', 'Vitals'),
  intro: 'Each kind of measurement, and how it changed over time.',
  listName: 'vital signs',
  none: 'We found no vital signs in this record. This does not mean that none were measured.',
  otherUnits: 'Also show in other units, such as °F or pounds',
  /** As `otherUnits`, for readers of US units, who see those first. */
  usualUnits: 'Show in US units, such as °F and pounds',
  /** Title of the list. */
  newest: 'Newest measurements',
  /** Instead of `newest` where results are missing. */
  someOf: 'Measurements',
  converted: 'We changed some values to other units and rounded them. The value in the record is in brackets.',
  kinds: {
    bloodPressure: 'Blood pressure',
    heartRate: 'Heart rate (pulse)',
    breathing: 'Breathing rate',
    oxygen: 'Oxygen in the blood',
    temperature: 'Body temperature',
    weight: 'Weight',
    height: 'Height',
    bmi: 'Body mass index (BMI)',
    headSize: 'Head size',
  },
} as const
