import type { DictionaryFile } from '../../entry'

export default {
  entries: [
    {
      id: 'blood-pressure',
      codes: [
        { system: 'LOINC', code: '85354-9', name: 'Blood pressure panel with all children optional' },
        { system: 'LOINC', code: '55284-4', name: 'Blood Pressure' },
      ],
      units: ['mm[Hg]'],
      en: {
        name: 'Blood pressure',
        about: 'Shows how hard the blood pushes on the walls of the blood vessels. The first number is taken as the heart beats, and the second as it rests between beats.',
        find: ['bp', 'pressure'],
      },
      es: {
        name: 'Presión arterial',
        about: 'Muestra con qué fuerza empuja la sangre las paredes de los vasos. El primer número es cuando late el corazón, y el segundo cuando descansa entre latidos.',
        find: ['presión de la sangre', 'tensión'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'oxygen-saturation',
      codes: [
        { system: 'LOINC', code: '2708-6', name: 'Oxygen saturation in Arterial blood' },
        { system: 'LOINC', code: '59408-5', name: 'Oxygen saturation in Arterial blood by Pulse oximetry' },
      ],
      units: ['%'],
      en: {
        name: 'Oxygen in the blood',
        about: 'Shows how much oxygen the blood carries, out of all that it could carry. It is often measured with a small clip on a finger.',
        find: ['oxygen level', 'spo2', 'pulse ox'],
      },
      es: {
        name: 'Oxígeno en la sangre',
        about: 'Muestra cuánto oxígeno lleva la sangre, de todo el que podría llevar. Muchas veces se mide con una pinza pequeña en un dedo.',
        find: ['nivel de oxígeno', 'saturación'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
  ],
} satisfies DictionaryFile
