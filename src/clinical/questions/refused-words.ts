/** Beginnings of a question, in both languages. */
export const QUESTION_START =
  /^(?:what|whats|when|whens|who|whos|how|hows|why|where|which|is|are|am|do|does|did|have|has|can|could|may|should|will|was|were|que|cual|cuales|cuando|quien|quienes|como|cuanto|cuanta|cuantos|cuantas|por que|para que|donde|tengo|tomo|soy|estoy|puedo|debo|deberia|hay|he)\b/

/** Words of questions for advice, a judgment or a forecast, in both languages. They are never answered. */
export const ADVICE =
  /\b(?:should|shall|can i|could i|may i|must i|ok|okay|safe|safely|dangerous|danger|harmful|risky?|worried|worry|serious|normal|abnormal|healthy|unhealthy|good|bad|better|worse|worst|improving|too (?:high|low|much|little|many)|side effects?|interact\w*|together with|stop|quit|skip|double|overdose|die|cure|treat\w*|cause\w*|mean|means|debo|deberia|puedo|podria|conviene|seguro|segura|peligros[oa]|malo|mala|buen[oa]|mejor\w*|peor\w*|normal|demasiad[oa]|preocup\w*|grave|riesgo|efectos?|dejar|suspender|saltar|doble|sobredosis|curar?|tratar|tratamiento|causa\w*|significa|quiere decir)\b/

/** Words for another person, whose health is not that of the record. */
export const OTHER_PERSON =
  /\b(?:mother|mom|mum|father|dad|parents?|brothers?|sisters?|siblings?|wife|husband|spouse|partner|sons?|daughters?|kids?|child|children|baby|grand\w+|uncle|aunt|cousins?|friends?|neighbou?rs?|family|relatives?|madre|mama|padre|papa|padres|herman[oa]s?|espos[oa]|marido|mujer|pareja|hij[oa]s?|nin[oa]s?|bebe|abuel[oa]s?|ti[oa]s?|prim[oa]s?|amig[oa]s?|familia|familiar(?:es)?)\b/
