import { pluralize, headingFor } from './for-audience'
import type { answers as en } from '../en/answers'
import type { Translated } from '../../translated'

/** Messages of the page of Observations that are no test results: habits, social history, surveys, wishes. */
export const answers: Translated<typeof en> = {
  listName: 'preguntas y respuestas',
  title: (reader) => headingFor(reader, 'Preguntas y respuestas', 'Antecedentes sociales y encuestas'),
  intro:
    'Respuestas sobre la vida diaria, los hábitos, el trabajo, la vivienda y los deseos, y otros datos que se anotaron en las consultas. No son resultados de pruebas.',
  none: 'No hay preguntas y respuestas en este registro.',
  count: (questions, answers) =>
    answers === questions
      ? pluralize(questions, 'pregunta', 'preguntas')
      : `${pluralize(questions, 'pregunta', 'preguntas')} con ${pluralize(answers, 'respuesta', 'respuestas')}. La respuesta más reciente va primero.`,
  earlier: 'Respuestas anteriores',
  excluded: 'Cancelado o anotado por error',
  excludedText: 'No confíe en estos datos.',
  onOtherPage: (count) =>
    `${pluralize(count, 'respuesta sobre hábitos, la vida diaria o una encuesta no está', 'respuestas sobre hábitos, la vida diaria o encuestas no están')} en esta lista:`,
} as const
