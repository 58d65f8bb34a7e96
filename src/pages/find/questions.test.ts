import { describe, expect, it } from 'vitest'
import { describeAnswer } from './__fixtures__/describe-answer'
import { englishQuestions } from './__fixtures__/questions-en'
import { spanishQuestions } from './__fixtures__/questions-es'
import { askerOf } from './__fixtures__/sample-record'
import type { MessageAudience } from '../../i18n/audience'

/** People whose record a proxy reads; Rosa has died. */
const proxies: Readonly<Record<string, MessageAudience>> = {
  leo: { audience: 'proxy', firstName: 'Leo' },
  rosa: { audience: 'proxy', firstName: 'Rosa', hasDied: true },
}

const isNone = (answer: string): boolean => answer.startsWith('none: ')

describe.each([
  ['English', 'en', englishQuestions],
  ['Spanish', 'es', spanishQuestions],
] as const)('questions in %s', (_, language, questions) => {
  const askers = new Map(
    [...new Set(questions.map(({ person }) => person))].map((person) => {
      const reader = proxies[person]
      return [person, askerOf(person, { language, ...(reader ? { reader } : {}) })] as const
    }),
  )
  const asked = questions.map(({ person, question, expected }) => {
    const ask = askers.get(person)
    if (ask === undefined) throw new Error(`No record of ${person}`)
    return { question, expected, actual: describeAnswer(ask(question)) }
  })

  it('there are 150 or more, each once', () => {
    expect(new Set(questions.map(({ person, question }) => `${person} ${question}`)).size).toBe(questions.length)
    expect(questions.length).toBeGreaterThanOrEqual(150)
  })

  it('no answer is wrong', () => {
    const wrong = asked.filter(({ expected, actual }) => !isNone(actual) && actual !== expected)
    expect(wrong).toEqual([])
  })

  it('nine of ten questions that the record can answer are answered', () => {
    const answerable = asked.filter(({ expected }) => !isNone(expected))
    const answered = answerable.filter(({ expected, actual }) => actual === expected)
    expect(answered.length / answerable.length).toBeGreaterThanOrEqual(0.9)
  })

  it('a question without an answer says why', () => {
    const others = asked.filter(({ expected, actual }) => isNone(expected) && actual !== expected)
    expect(others).toEqual([])
  })
})
