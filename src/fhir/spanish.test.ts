import { describe, expect, it } from 'vitest'
import { showConcept } from './concept'
import { directionsOf, directionsText } from './dosage'
import { formatDate, formatPeriod } from './format-date'
import { rowValuesOf } from '../resources/row-values'
import { formatQuantity, formatRange, unitText } from './quantity'
import { english, spanish } from '../i18n/__fixtures__/format'

describe('values in Spanish', () => {
  it.each([
    ['2024', '2024 (no se conoce la fecha exacta)'],
    ['2024-05', 'mayo de 2024'],
    ['2024-05-03', '3 de mayo de 2024'],
    ['2024-05-03T09:15:00-04:00', /^3 de mayo de 2024, 9:15 a\. ?m\./],
  ])('the date %s is formatted as %s', (raw, text) => {
    const formatted = formatDate(raw, { format: spanish, style: 'patient' }).text
    if (typeof text === 'string') expect(formatted).toBe(text)
    else expect(formatted).toMatch(text)
  })

  it.each([
    [{ start: '2024-05-03' }, 'Desde: 3 de mayo de 2024'],
    [{ start: '2024', end: '2025-01' }, '2024 (no se conoce la fecha exacta) a enero de 2025'],
  ])('the period %j is formatted as %s', (period, text) =>
    expect(formatPeriod(period, { format: spanish, style: 'patient' })?.text).toBe(text),
  )

  it.each([
    [{ kind: 'quantity', value: '0.01', comparator: '<', unit: 'ng/mL' }, 'Menos de 0.01 ng/mL'],
    [{ kind: 'quantity', value: '72', code: '{beats}/min' }, '72 latidos por minuto'],
    [{ kind: 'quantity', value: '30', unit: 'days', code: 'd' }, '30 días'],
    [{ kind: 'quantity', value: '1', unit: 'years' }, '1 año'],
    [{ kind: 'quantity', value: '1', code: 'mo' }, '1 mes'],
    [{ kind: 'quantity', value: '2', comparator: '>', unit: 'Weeks' }, 'Más de 2 semanas'],
    [{ kind: 'quantity', value: '90', unit: 'tablet(s)' }, '90 tabletas'],
    [{ kind: 'quantity', value: '16', unit: 'breaths/minute', code: '/min' }, '16 respiraciones por minuto'],
    [{ kind: 'quantity', value: '5.1', unit: '10*6/uL', code: '10*6/uL' }, '5.1 millones por µL'],
    [{ kind: 'quantity', value: '3', unit: 'box' }, '3 cajas'],
    [{ kind: 'quantity', value: '3', unit: 'flurb' }, '3 flurb'],
    [{ kind: 'quantity', value: '1', unit: 'beats per minute' }, '1 latido por minuto'],
    [{ kind: 'quantity', value: '72', unit: 'bpm' }, '72 latidos por minuto'],
    [{ kind: 'quantity', value: '2', unit: 'mg/day' }, '2 mg/día'],
    [{ kind: 'quantity', value: '1500', unit: 'mL per 24 hours' }, /^1[ ,]?500 mL por 24 horas$/],
    [{ kind: 'quantity', value: '5', unit: 'feet' }, '5 pies'],
    [{ kind: 'quantity', value: '3', unit: 'meses' }, '3 meses'],
    [{ kind: 'quantity', value: '3', unit: 'cápsulas' }, '3 cápsulas'],
    [{ kind: 'quantity', value: '3', unit: 'constructor' }, '3 constructor'],
  ] as const)('the amount %j is formatted as %s', (quantity, text) =>
    expect(formatQuantity(quantity, spanish)).toMatch(
      typeof text === 'string' ? new RegExp(`^${text.replace(/[().]/g, '\\$&')}$`) : text,
    ),
  )

  it.each([
    ['beats/minute', 'latidos por minuto'],
    ['breaths/min', 'respiraciones por minuto'],
    ['mg/day', 'mg/día'],
    ['mmHg', 'mmHg'],
    ['mg/dL', 'mg/dL'],
    ['%', '%'],
    ['constructor', 'constructor'],
  ])('the unit %s apart from its amount is %s', (unit, text) =>
    expect(unitText({ kind: 'quantity', value: '3', unit }, spanish)).toBe(text),
  )

  it('a number of a ratio has no unit “nominal”', () => {
    expect(formatQuantity({ kind: 'quantity', value: '1.003', unit: '{nominal}', code: '{nominal}' }, spanish)).toBe(
      '1.003',
    )
  })

  it('a range with one end is formatted with words', () => {
    expect(formatRange({ low: { kind: 'quantity', value: '4', unit: '%' } }, spanish)).toBe('4 % o más')
  })

  const dose = (value: number, unit: string) => ({ doseAndRate: [{ doseQuantity: { value, unit } }] })
  const repeat = (parts: Record<string, unknown>) => ({ timing: { repeat: parts } })
  const route = { route: { coding: [{ code: 'PO' }] } }
  it.each([
    [
      { ...dose(1, 'tablet'), ...route, ...repeat({ frequency: 1, period: 1, periodUnit: 'd' }) },
      'Tome 1 tableta por la boca una vez al día.',
    ],
    [
      { ...dose(2, 'capsules'), ...route, ...repeat({ frequency: 3, period: 1, periodUnit: 'd' }) },
      'Tome 2 cápsulas por la boca 3 veces al día.',
    ],
    [{ ...dose(1, 'patch'), ...repeat({ frequency: 1, period: 3, periodUnit: 'd' }) }, 'Use 1 parche cada 3 días.'],
    [
      { ...dose(1, 'tablet'), ...repeat({ frequency: 2, period: 1, periodUnit: 'wk' }) },
      'Tome 1 tableta 2 veces por semana.',
    ],
    [
      { ...dose(1, 'tablet'), ...repeat({ when: ['HS'] }), asNeededBoolean: true },
      'Tome 1 tableta al acostarse si hace falta.',
    ],
    [
      {
        ...dose(10, 'mL'),
        ...repeat({ frequency: 1, period: 1, periodUnit: 'd', boundsDuration: { value: 7, code: 'd' } }),
      },
      'Use 10 mL una vez al día durante 7 días.',
    ],
    [
      {
        ...dose(1, 'tablet'),
        method: { text: 'Take' },
        ...repeat({ frequency: 2, period: 1, periodUnit: 'wk', dayOfWeek: ['mon', 'sat'] }),
      },
      'Tome 1 tableta 2 veces por semana los lunes y sábados.',
    ],
    [{ ...dose(1, 'tablet'), method: { text: 'Dissolve' } }, 'Disuelva 1 tableta.'],
    [{ ...dose(1, 'tablet'), method: { text: 'tome' } }, 'Tome 1 tableta.'],
    [
      { ...dose(1, 'tablet'), additionalInstruction: [{ text: 'With food' }, { text: 'Con agua' }] },
      'Tome 1 tableta. “With food” (en inglés). Con agua.',
    ],
    [
      { ...dose(1, 'tablet'), asNeededCodeableConcept: { text: 'pain' } },
      'Tome 1 tableta si hace falta para: “pain” (en inglés).',
    ],
    [
      { ...dose(1, 'tablet'), asNeededCodeableConcept: { text: 'COPD flare' } },
      'Tome 1 tableta si hace falta para: “COPD flare”.',
    ],
    [{ ...dose(1, 'tablet'), route: { text: 'down the tube' } }, 'Use 1 tableta “down the tube” (en inglés).'],
    [{ ...dose(2, 'puff'), route: { coding: [{ code: 'IPINHL' }] } }, 'Use 2 inhalaciones por inhalación.'],
    [
      { ...dose(1, 'vial'), ...repeat({ count: 3, frequency: 1, period: 1, periodUnit: 'd' }) },
      'Use 1 vial una vez al día hasta completar 3 dosis.',
    ],
    [
      { ...dose(1, 'tablet'), ...repeat({ timeOfDay: ['01:00:00', '13:30:00'] }) },
      'Tome 1 tableta a la 1:00 a.m. y a la 1:30 p.m.',
    ],
    [
      { ...dose(1, 'tablet'), ...repeat({ timeOfDay: ['08:00:00', '11:00:00'] }) },
      'Tome 1 tableta a las 8:00 a.m. y a las 11:00 a.m.',
    ],
    [
      {
        ...dose(1, 'tablet'),
        ...repeat({ frequency: 1, period: 1, periodUnit: 'd', boundsPeriod: { start: '2024-05-03', end: '2024-06' } }),
      },
      'Tome 1 tableta una vez al día desde el 3 de mayo de 2024 hasta junio de 2024.',
    ],
    [
      { ...dose(1, 'tablet'), timing: { event: ['2024-05-03', '2024-06'] } },
      'Tome 1 tableta el 3 de mayo de 2024 y en junio de 2024.',
    ],
    [
      {
        ...dose(1, 'tablet'),
        maxDosePerPeriod: { numerator: { value: 8, unit: 'tablet' }, denominator: { value: 1, code: 'd' } },
      },
      'Tome 1 tableta. No tome más de 8 tabletas en 1 día.',
    ],
    [
      { ...dose(1, 'tablet'), ...route, maxDosePerAdministration: { value: 2, unit: 'tablet' } },
      'Tome 1 tableta por la boca. No tome más de 2 tabletas a la vez.',
    ],
    [
      { ...dose(1, 'tablet'), ...repeat({ frequency: 1, period: 1, periodUnit: 'd', when: ['HS'], offset: 30 }) },
      'Tome 1 tableta una vez al día 30 minutos antes de acostarse.',
    ],
    [{ asNeededBoolean: true }, 'Si hace falta. No hay indicaciones escritas.'],
  ])('%j is composed as %s', (dosage, text) =>
    expect(directionsOf(dosage, spanish)?.text.replaceAll('. m.', '.m.')).toBe(text),
  )

  describe('directions that were written in English', () => {
    const twice = { ...dose(1, 'tablet'), ...route, ...repeat({ frequency: 1, period: 12, periodUnit: 'h' }) }
    const taken = 'Take 1 tablet by mouth every 12 hours with food'

    it('are composed in Spanish where the elements say the same, followed by the written ones', () => {
      const directions = directionsOf({ ...twice, text: taken }, spanish)
      expect(directions).toEqual({
        text: 'Tome 1 tableta por la boca cada 12 horas.',
        source: 'composed',
        written: { text: taken, source: 'text', language: 'en' },
      })
      expect(directions && directionsText(directions, spanish)).toBe(
        `Tome 1 tableta por la boca cada 12 horas. Como está escrito: “${taken}” (en inglés)`,
      )
    })

    const daily = (parts: object = {}) => ({
      ...dose(1, 'tablet'),
      ...repeat({ frequency: 1, period: 1, periodUnit: 'd', ...parts }),
    })
    it.each<readonly [what: string, dosage: object, text: string]>([
      ['another frequency', daily({ timeOfDay: ['08:00:00'] }), 'Take 1 tablet every other day'],
      ['another amount', daily(), 'Take 2 tablets once a day'],
      ['a strength', daily(), 'Take 1 tablet (10 mg total) once a day'],
      ['a maximum', { ...daily(), asNeededBoolean: true }, 'Take 1 tablet daily as needed, 6 tablets a day at most'],
      ['a step that follows', daily(), 'then take 1 tablet once a day'],
      ['a length', daily(), 'Take 1 tablet once a day for 3 days'],
      ['no "as needed"', { ...daily(), asNeededBoolean: true }, 'Take 1 tablet once a day'],
      ['an "as needed"', daily(), 'Take 1 tablet once a day as needed'],
      ['no days of the week', daily({ dayOfWeek: ['mon'] }), 'Take 1 tablet once a day'],
      ['a condition', daily(), 'Take 1 tablet once a day unless your pulse is slow'],
      ['a reference to somebody', daily(), 'Take 1 tablet as directed by the clinic'],
      ['another time of day', daily({ when: ['MORN'] }), 'Take 1 tablet at bedtime'],
      [
        'another time in its second text',
        { ...daily(), patientInstruction: 'Take it every 2 days' },
        'Take 1 tablet daily',
      ],
    ])('lead, with a doubt, where they have %s', (_what, dosage, text) => {
      const directions = directionsOf({ ...dosage, text }, spanish)
      expect(directions).toEqual({ text, source: 'text', language: 'en', isDisputed: true })
      expect(directions && directionsText(directions, spanish)).toBe(
        `${text} (en inglés). Los datos de la receta pueden decir otra cosa.`,
      )
    })

    it('lead where the comparison of the two is not loaded', () => {
      const { saysTheSame: _notLoaded, ...format } = spanish
      expect(directionsOf({ ...twice, text: taken }, format)).toEqual({ text: taken, source: 'text', language: 'en' })
    })

    it('stay as written, with their language, where no sentence can be composed', () => {
      const written = { text: taken, source: 'text', language: 'en' }
      expect(directionsOf({ text: taken }, spanish)).toEqual(written)
      expect(directionsOf({ ...route, text: taken }, spanish)).toEqual(written)
    })

    it('are shown in the translation of the record, followed by the original', () => {
      const translation = (lang: string, content: string) => ({
        url: 'http://hl7.org/fhir/StructureDefinition/translation',
        extension: [
          { url: 'lang', valueCode: lang },
          { url: 'content', valueString: content },
        ],
      })
      const dosage = {
        ...twice,
        text: taken,
        _text: {
          extension: [translation('fr', 'Prenez'), translation('es', 'Tome 1 tableta cada 12 horas con comida')],
        },
      }
      const directions = directionsOf(dosage, spanish)
      expect(directions && directionsText(directions, spanish)).toBe(
        `Tome 1 tableta cada 12 horas con comida. En el original: “${taken}” (en inglés)`,
      )
      expect(directionsOf(dosage, english)).toEqual({ text: taken, source: 'text' })
    })

    it.each(['Tome 1 tableta cada 12 horas', '1 tab PO BID'])('are not detected in: %s', (text) => {
      expect(directionsOf({ ...twice, text }, spanish)).toEqual({ text, source: 'text' })
    })

    it('of an order not to take a medicine are introduced in Spanish', () => {
      const order = {
        resourceType: 'MedicationRequest',
        doNotPerform: true,
        dosageInstruction: [{ ...twice, text: 'Do not take ibuprofen with apixaban' }],
      }
      expect(rowValuesOf('MedicationRequest', order, spanish)).toEqual([
        { kind: 'text', text: 'No se debe tomar esta medicina.' },
        { kind: 'text', text: 'Do not take ibuprofen with apixaban', language: 'en', note: '(en inglés)' },
      ])
    })

    it('Spanish directions are composed in English for the English app', () => {
      expect(directionsOf({ ...twice, text: 'Tome 1 tableta cada 12 horas' }, english)).toMatchObject({
        text: 'Take 1 tablet by mouth every 12 hours.',
        written: { language: 'es' },
      })
      expect(directionsOf({ ...twice, text: taken }, english)).toEqual({ text: taken, source: 'text' })
    })
  })

  it('the severity of a problem is translated, other text of the record stays', () => {
    const severity = (text: string) =>
      showConcept({ coding: [{ system: 'http://snomed.info/sct', code: '6736007', display: text }] }, spanish)
    expect(severity('Moderate')).toMatchObject({ text: 'Moderado' })
    expect(severity('Moderate to severe')).toMatchObject({ text: 'Moderate to severe' })
  })

  it('unsupported directions are not composed', () => {
    expect(directionsOf({ ...dose(1, 'tablet'), method: { text: 'Swirl' } }, spanish)).toBeUndefined()
    expect(directionsOf({ ...dose(1, 'tablet'), method: { text: 'constructor' } }, spanish)).toBeUndefined()
    expect(
      directionsOf({ ...dose(1, 'tablet'), ...repeat({ frequency: 1, period: 1, periodUnit: 'fortnight' }) }, spanish),
    ).toBeUndefined()
  })
})
