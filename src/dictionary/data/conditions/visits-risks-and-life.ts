import type { DictionaryFile } from '../../entry'

export default {
  entries: [
    {
      id: 'fall-risk',
      codes: [
        { system: 'SNOMED CT', code: '129839007', name: 'At risk for falls (finding)' },
      ],
      en: {
        name: 'Risk of falls',
        about: 'A note that the person may fall more easily. It helps the care team plan how to keep the person safe.',
        find: ['falling', 'fall risk', 'balance', 'trip'],
      },
      es: {
        name: 'Riesgo de caídas',
        about: 'Una nota de que la persona se puede caer más fácil. Ayuda al equipo de atención a pensar cómo protegerla.',
        find: ['caerse', 'caída', 'equilibrio', 'tropezar'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'history-of-falling',
      codes: [
        { system: 'ICD-10-CM', code: 'Z91.81', name: 'History of falling' },
      ],
      en: {
        name: 'Falls in the past',
        about: 'A note that the person has fallen at some time before.',
        find: ['falling', 'fell', 'fall risk', 'balance'],
      },
      es: {
        name: 'Caídas en el pasado',
        about: 'Una nota de que la persona se ha caído alguna vez antes.',
        find: ['caerse', 'caída', 'riesgo de caídas', 'equilibrio'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'reduced-mobility',
      codes: [
        { system: 'ICD-10-CM', code: 'Z74.09', name: 'Other reduced mobility' },
      ],
      en: {
        name: 'Moving around is hard (reduced mobility)',
        about: 'It is hard for the person to move around. The code does not say why.',
        find: ['walking', 'wheelchair', 'chairfast', 'mobility'],
      },
      es: {
        name: 'Cuesta moverse (movilidad reducida)',
        about: 'A la persona le cuesta moverse de un lugar a otro. El código no dice por qué.',
        find: ['caminar', 'silla de ruedas', 'movilidad'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'full-time-work',
      codes: [
        { system: 'SNOMED CT', code: '160903007', name: 'Full-time employment (finding)' },
      ],
      en: {
        name: 'Works full time',
        about: 'A note about daily life: the person had a full-time job at the time.',
        find: ['job', 'employed', 'employment', 'full-time'],
      },
      es: {
        name: 'Trabaja tiempo completo',
        about: 'Una nota sobre la vida diaria. En ese tiempo la persona trabajaba todo el día o la semana completa.',
        find: ['empleo', 'trabajo', 'jornada completa'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'part-time-work',
      codes: [
        { system: 'SNOMED CT', code: '160904001', name: 'Part-time employment (finding)' },
      ],
      en: {
        name: 'Works part time',
        about: 'A note about daily life: the person had a part-time job at the time.',
        find: ['job', 'employed', 'employment', 'part-time'],
      },
      es: {
        name: 'Trabaja medio tiempo',
        about: 'Una nota sobre la vida diaria: en ese tiempo la persona trabajaba solo una parte de la jornada.',
        find: ['empleo', 'trabajo', 'tiempo parcial', 'media jornada'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'unemployed',
      codes: [
        { system: 'SNOMED CT', code: '73438004', name: 'Unemployed (finding)' },
        { system: 'ICD-10-CM', code: 'Z56.0', name: 'Unemployment, unspecified' },
      ],
      en: {
        name: 'Without a job (unemployed)',
        about: 'A note about daily life: the person had no paid job at the time.',
        find: ['unemployment', 'job loss', 'out of work'],
      },
      es: {
        name: 'Sin empleo (desempleo)',
        about: 'Una nota sobre la vida diaria: en ese tiempo la persona no tenía un trabajo con sueldo.',
        find: ['desempleo', 'sin trabajo', 'paro'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'not-in-labor-force',
      codes: [
        { system: 'SNOMED CT', code: '741062008', name: 'Not in labor force (finding)' },
      ],
      en: {
        name: 'Not working and not looking for a job',
        about: 'A note about daily life. The person may be in school, at home with family, retired or not able to work.',
        find: ['not in labor force', 'retired', 'student', 'homemaker'],
      },
      es: {
        name: 'Sin trabajar ni buscar trabajo',
        about: 'Una nota sobre la vida diaria. La persona puede estar en la escuela, en el hogar, retirada o sin poder trabajar.',
        find: ['fuera de la fuerza laboral', 'jubilado', 'estudiante', 'ama de casa'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'primary-school-only',
      codes: [
        { system: 'SNOMED CT', code: '224295006', name: 'Only received primary school education (finding)' },
      ],
      en: {
        name: 'Went to primary school only',
        about: 'A note about school: the person went to primary school, and not on from there.',
        find: ['education', 'grade school', 'elementary school'],
      },
      es: {
        name: 'Fue solo a la primaria',
        about: 'Una nota sobre los estudios: la persona fue a la primaria y no más allá.',
        find: ['estudios', 'escuela', 'primaria', 'educación'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'high-school-equivalency',
      codes: [
        { system: 'SNOMED CT', code: '5251000175109' },
      ],
      en: {
        name: 'High school equivalency certificate',
        about: 'A note about school. The person has a paper, such as the GED, that counts like the end of high school.',
        find: ['ged', 'education', 'high school', 'diploma'],
      },
      es: {
        name: 'Certificado igual al de preparatoria (GED)',
        about: 'Una nota sobre los estudios. La persona tiene un papel, como el GED, que vale como terminar la preparatoria.',
        find: ['ged', 'estudios', 'preparatoria', 'high school', 'bachillerato'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'higher-education',
      codes: [
        { system: 'SNOMED CT', code: '224299000', name: 'Received higher education (finding)' },
      ],
      en: {
        name: 'Went to college or higher education',
        about: 'A note about school. The person went on to college or the like after high school.',
        find: ['education', 'university', 'college', 'degree'],
      },
      es: {
        name: 'Estudió en la universidad u otra escuela superior',
        about: 'Una nota sobre los estudios. La persona fue más allá de la preparatoria, como a un “college”.',
        find: ['estudios', 'universidad', 'colegio', 'educación superior'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'served-in-armed-forces',
      codes: [
        { system: 'SNOMED CT', code: '224355006', name: 'Served in armed forces (finding)' },
      ],
      en: {
        name: 'Served in the armed forces',
        about: 'A note about the person’s life. There was a time in the army, the navy or the like.',
        find: ['veteran', 'military', 'army', 'navy'],
      },
      es: {
        name: 'Sirvió en las fuerzas armadas',
        about: 'Una nota sobre la vida de la persona: hubo un tiempo de servicio militar.',
        find: ['veterano', 'militar', 'ejército', 'marina'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'criminal-record',
      codes: [
        { system: 'SNOMED CT', code: '266948004', name: 'Has a criminal record (finding)' },
      ],
      en: {
        name: 'Has a criminal record',
        about: 'A note about the person’s life: there was trouble with the law in the past. It is no illness.',
        find: ['law', 'court', 'prison', 'jail'],
      },
      es: {
        name: 'Tiene antecedentes penales',
        about: 'Una nota sobre la vida de la persona: hubo problemas con la ley en el pasado. No es una enfermedad.',
        find: ['ley', 'cárcel', 'corte', 'antecedentes'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'limited-social-contact',
      codes: [
        { system: 'SNOMED CT', code: '423315002', name: 'Limited social contact (finding)' },
      ],
      en: {
        name: 'Little contact with other people',
        about: 'A note about daily life. The person did not see or talk with others much at the time.',
        find: ['lonely', 'alone', 'social contact', 'isolation'],
      },
      es: {
        name: 'Poco contacto con otras personas',
        about: 'Una nota sobre la vida diaria. En ese tiempo la persona veía poco a otros o hablaba poco con ellos.',
        find: ['soledad', 'solo', 'aislamiento', 'contacto social'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'social-isolation',
      codes: [
        { system: 'SNOMED CT', code: '422650009', name: 'Social isolation (finding)' },
      ],
      broader: 'limited-social-contact',
      en: {
        name: 'Social isolation (cut off from others)',
        about: 'A note about daily life. The person hardly saw or talked with friends, family or others at the time.',
        find: ['lonely', 'alone', 'isolated', 'loneliness'],
      },
      es: {
        name: 'Aislamiento social (lejos de los demás)',
        about: 'Una nota sobre la vida diaria. En ese tiempo la persona casi no veía ni hablaba con familia, amigos u otros.',
        find: ['soledad', 'solo', 'aislado', 'contacto social'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'abuse-by-partner',
      codes: [
        { system: 'SNOMED CT', code: '706893006', name: 'Victim of intimate partner abuse (finding)' },
      ],
      en: {
        name: 'Abuse by a partner',
        about: 'A note that a partner has hurt, threatened or controlled the person. It is never the fault of the one who is hurt.',
        find: ['domestic violence', 'intimate partner violence', 'safety', 'abuse'],
      },
      es: {
        name: 'Maltrato por parte de la pareja',
        about: 'Una nota de que la pareja le hizo daño a la persona, la amenazó o la controló. Nunca es culpa de quien recibe el daño.',
        find: ['violencia doméstica', 'violencia de pareja', 'abuso', 'seguridad'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'violence-around',
      codes: [
        { system: 'SNOMED CT', code: '424393004' },
      ],
      en: {
        name: 'Violence around the person',
        about: 'A note that there has been violence where the person lives or spends time. It is not the person’s fault.',
        find: ['unsafe', 'safety', 'neighborhood', 'home'],
      },
      es: {
        name: 'Violencia alrededor de la persona',
        about: 'Una nota de que hubo violencia donde la persona vive o pasa el tiempo. No es culpa de la persona.',
        find: ['inseguridad', 'seguridad', 'barrio', 'hogar'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'risky-activity',
      codes: [
        { system: 'SNOMED CT', code: '160968000' },
      ],
      en: {
        name: 'Takes part in risky activity',
        about: 'A note that the person did something that could bring harm. The code does not say what it is.',
        find: ['risk', 'risky behavior'],
      },
      es: {
        name: 'Hace actividades con riesgo',
        about: 'Una nota de que la persona hacía algo que podía hacerle daño. El código no dice qué es.',
        find: ['riesgo', 'conducta de riesgo'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'housing-not-fit',
      codes: [
        { system: 'SNOMED CT', code: '105531004', name: 'Housing unsatisfactory (finding)' },
      ],
      en: {
        name: 'Problems with the home (housing)',
        about: 'A note about daily life: there were problems with the place where the person lived. The code does not say which.',
        find: ['housing problem', 'unsafe home', 'mold', 'crowded'],
      },
      es: {
        name: 'Problemas con la vivienda',
        about: 'Una nota sobre la vida diaria: había problemas con el lugar donde vivía la persona. El código no dice cuáles.',
        find: ['vivienda', 'casa', 'hogar', 'problemas de vivienda'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'homeless',
      codes: [
        { system: 'SNOMED CT', code: '32911000', name: 'Homeless (finding)' },
        { system: 'ICD-10-CM', code: 'Z59.0', name: 'Homelessness' },
      ],
      en: {
        name: 'Without a home (homelessness)',
        about: 'A note about daily life: the person had no steady place to live at the time.',
        find: ['homeless', 'shelter', 'housing'],
      },
      es: {
        name: 'Sin hogar',
        about: 'Una nota sobre la vida diaria: en ese tiempo la persona no tenía un lugar fijo donde vivir.',
        find: ['sin techo', 'albergue', 'refugio', 'vivienda'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'food-or-water-lacking',
      codes: [
        { system: 'ICD-10-CM', code: 'Z59.4', name: 'Lack of adequate food and safe drinking water' },
      ],
      en: {
        name: 'Not enough food or safe water',
        about: 'A note about daily life. It was hard for the person to get enough food or clean water at the time.',
        find: ['hunger', 'food insecurity', 'food bank', 'hungry'],
      },
      es: {
        name: 'Falta de comida o de agua limpia',
        about: 'Una nota sobre la vida diaria. En ese tiempo a la persona le costaba tener comida suficiente o agua limpia.',
        find: ['hambre', 'inseguridad alimentaria', 'despensa', 'comida'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'food-access-limited',
      codes: [
        { system: 'SNOMED CT', code: '445281000124101', name: 'Nutrition impaired due to limited access to healthful foods (finding)' },
      ],
      en: {
        name: 'Nourishing food is hard to get',
        about: 'The body got too little of what it needs from food. Fresh or nourishing food was hard to get at the time.',
        find: ['food insecurity', 'nutrition', 'groceries', 'hunger'],
      },
      es: {
        name: 'Difícil conseguir comida nutritiva',
        about: 'El cuerpo recibía poco de lo que necesita de la comida. En ese tiempo costaba conseguir comida fresca o nutritiva.',
        find: ['inseguridad alimentaria', 'nutrición', 'hambre', 'despensa'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'transport-problem',
      codes: [
        { system: 'SNOMED CT', code: '266934004' },
      ],
      en: {
        name: 'Trouble with transport',
        about: 'A note about daily life: it was hard for the person to get to places at the time.',
        find: ['transportation', 'ride', 'bus', 'car'],
      },
      es: {
        name: 'Problemas de transporte',
        about: 'Una nota sobre la vida diaria: en ese tiempo a la persona le costaba llegar a los lugares.',
        find: ['transporte', 'camión', 'carro', 'autobús'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'transport-lacking',
      codes: [
        { system: 'SNOMED CT', code: '713458007', name: 'Lack of access to transportation (finding)' },
      ],
      broader: 'transport-problem',
      en: {
        name: 'No way to get to places (no transport)',
        about: 'A note about daily life. The person had no car, bus or other way to get around at the time.',
        find: ['transportation', 'ride', 'bus', 'car'],
      },
      es: {
        name: 'Sin transporte',
        about: 'Una nota sobre la vida diaria: en ese tiempo la persona no tenía carro, autobús ni otra forma de llegar a los lugares.',
        find: ['transporte', 'camión', 'carro', 'autobús'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'care-out-of-reach',
      codes: [
        { system: 'ICD-10-CM', code: 'Z75.3', name: 'Unavailability and inaccessibility of health-care facilities' },
      ],
      en: {
        name: 'Health care out of reach',
        about: 'A note that a place for health care was not there or could not be reached.',
        find: ['access to care', 'no clinic', 'far away'],
      },
      es: {
        name: 'Atención médica fuera de alcance',
        about: 'Una nota de que no había un lugar de atención médica, o no se pudo llegar a él.',
        find: ['acceso a la atención', 'sin clínica', 'lejos'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'tobacco-use',
      codes: [
        { system: 'SNOMED CT', code: '110483000', name: 'Tobacco user (finding)' },
        { system: 'ICD-10-CM', code: 'Z72.0', name: 'Tobacco use' },
      ],
      en: {
        name: 'Tobacco use',
        about: 'The person used tobacco at the time. It can be smoked, chewed or used in other ways.',
        find: ['smoking', 'smoker', 'cigarettes', 'tobacco'],
      },
      es: {
        name: 'Uso de tabaco',
        about: 'En ese tiempo la persona usaba tabaco. Se puede fumar, mascar o usar de otra forma.',
        find: ['fumar', 'fumador', 'cigarrillos', 'tabaco'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'food-allergy',
      codes: [
        { system: 'SNOMED CT', code: '414285001', name: 'Allergy to food (finding)' },
        { system: 'ICD-10-CM', code: 'Z91.018', name: 'Allergy to other foods' },
      ],
      en: {
        name: 'Food allergy',
        about: 'The body’s defenses react to a food as if it were a threat. The code does not say which food.',
        find: ['allergic to food', 'nuts', 'eggs', 'shellfish'],
      },
      es: {
        name: 'Alergia a un alimento',
        about: 'Las defensas del cuerpo reaccionan a un alimento como si hiciera daño. El código no dice a cuál.',
        find: ['alergia a comida', 'nueces', 'huevo', 'mariscos'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'drug-allergy',
      codes: [
        { system: 'SNOMED CT', code: '416098002', name: 'Allergy to drug (finding)' },
        { system: 'ICD-10-CM', code: 'Z88.9', name: 'Allergy status to unspecified drugs, medicaments and biological substances' },
      ],
      en: {
        name: 'Allergy to a medicine',
        about: 'The body’s defenses react to a medicine as if it were a threat. The code does not say which medicine.',
        find: ['drug allergy', 'medication allergy', 'penicillin'],
      },
      es: {
        name: 'Alergia a una medicina',
        about: 'Las defensas del cuerpo reaccionan a una medicina como si hiciera daño. El código no dice a cuál.',
        find: ['alergia a medicamentos', 'penicilina'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'adult-checkup',
      codes: [
        { system: 'ICD-10-CM', code: 'Z00.00', name: 'Encounter for general adult medical examination without abnormal findings' },
      ],
      en: {
        name: 'Adult check-up',
        about: 'A routine visit to look at the health of an adult as a whole.',
        find: ['physical', 'annual exam', 'yearly visit', 'wellness visit'],
      },
      es: {
        name: 'Chequeo de un adulto',
        about: 'Una consulta de rutina para ver la salud de un adulto en general.',
        find: ['chequeo anual', 'revisión', 'chequeo físico', 'consulta'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'adult-checkup-with-findings',
      codes: [
        { system: 'ICD-10-CM', code: 'Z00.01', name: 'Encounter for general adult medical examination with abnormal findings' },
      ],
      en: {
        name: 'Adult check-up where something was noted',
        about: 'A routine visit to look at the health of an adult. Something was noted then, and the code does not say what.',
        find: ['physical', 'annual exam', 'yearly visit', 'findings'],
      },
      es: {
        name: 'Chequeo de un adulto en que se anotó algo',
        about: 'Una consulta de rutina para ver la salud de un adulto. Se anotó algo, y el código no dice qué.',
        find: ['chequeo anual', 'revisión', 'chequeo físico', 'hallazgos'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'child-checkup',
      codes: [
        { system: 'ICD-10-CM', code: 'Z00.129', name: 'Encounter for routine child health examination without abnormal findings' },
      ],
      en: {
        name: 'Child check-up (well-child visit)',
        about: 'A routine visit to see how a child grows and is doing.',
        find: ['well visit', 'pediatric visit', 'growth', 'physical'],
      },
      es: {
        name: 'Chequeo de un niño o una niña',
        about: 'Una consulta de rutina para ver el crecimiento y la salud de un niño o una niña.',
        find: ['niño sano', 'control del niño', 'pediatra', 'revisión'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'vaccine-visit',
      codes: [
        { system: 'ICD-10-CM', code: 'Z23', name: 'Encounter for immunization' },
      ],
      en: {
        name: 'Visit for a vaccine',
        about: 'A visit at which a vaccine was given or planned.',
        find: ['immunization', 'shot', 'vaccination'],
      },
      es: {
        name: 'Consulta para una vacuna',
        about: 'Una consulta en la que se puso o se pensaba poner una vacuna.',
        find: ['vacunación', 'inmunización', 'inyección'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'screening-colon-cancer',
      codes: [
        { system: 'ICD-10-CM', code: 'Z12.11', name: 'Encounter for screening for malignant neoplasm of colon' },
      ],
      en: {
        name: 'Colon cancer screening',
        about: 'A check for colon cancer in a person without signs of it. The code does not say what was found.',
        find: ['colonoscopy', 'stool test', 'bowel check'],
      },
      es: {
        name: 'Prueba de detección de cáncer de colon',
        about: 'Una revisión para buscar cáncer de colon en una persona sin señales de él. El código no dice qué se encontró.',
        find: ['colonoscopia', 'prueba de excremento', 'tamizaje'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'screening-mammogram',
      codes: [
        { system: 'ICD-10-CM', code: 'Z12.31', name: 'Encounter for screening mammogram for malignant neoplasm of breast' },
      ],
      en: {
        name: 'Screening mammogram (breast X-ray)',
        about: 'An X-ray of the breasts to look for cancer in a person without signs of it. The code does not say what was found.',
        find: ['mammogram', 'breast cancer screening', 'breast check'],
      },
      es: {
        name: 'Mamografía de detección',
        about: 'Una radiografía de los senos para buscar cáncer en una persona sin señales de él. El código no dice qué se encontró.',
        find: ['mamografía', 'cáncer de seno', 'tamizaje'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'screening-cervical-cancer',
      codes: [
        { system: 'ICD-10-CM', code: 'Z12.4', name: 'Encounter for screening for malignant neoplasm of cervix' },
      ],
      en: {
        name: 'Cervical cancer screening (Pap or HPV test)',
        about: 'A check for cancer of the cervix, the neck of the womb, in a person without signs of it. The code does not say what was found.',
        find: ['pap smear', 'pap test', 'hpv test', 'cervix'],
      },
      es: {
        name: 'Detección de cáncer del cuello de la matriz',
        about: 'Una revisión para buscar cáncer del cuello de la matriz en una persona sin señales de él. El código no dice qué se encontró.',
        find: ['papanicolaou', 'prueba de vph', 'citología', 'cérvix'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'long-term-medicine',
      codes: [
        { system: 'ICD-10-CM', code: 'Z79.899', name: 'Other long term (current) drug therapy' },
      ],
      en: {
        name: 'Long-term use of a medicine',
        about: 'A note that the person takes a medicine over a long time. The code does not say which one.',
        find: ['daily medicine', 'long-term drug therapy'],
      },
      es: {
        name: 'Uso de una medicina por mucho tiempo',
        about: 'Una nota de que la persona toma una medicina por mucho tiempo. El código no dice cuál.',
        find: ['medicina diaria', 'tratamiento largo'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'long-term-insulin',
      codes: [
        { system: 'ICD-10-CM', code: 'Z79.4', name: 'Long term (current) use of insulin' },
      ],
      en: {
        name: 'Long-term use of insulin',
        about: 'A note that the person uses insulin over a long time. Insulin helps sugar move from the blood into the cells.',
        find: ['insulin', 'diabetes', 'blood sugar'],
      },
      es: {
        name: 'Uso de insulina por mucho tiempo',
        about: 'Una nota de que la persona usa insulina por mucho tiempo. La insulina ayuda al azúcar a pasar de la sangre a las células.',
        find: ['insulina', 'diabetes', 'azúcar'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'long-term-blood-thinner',
      codes: [
        { system: 'ICD-10-CM', code: 'Z79.01', name: 'Long term (current) use of anticoagulants' },
      ],
      en: {
        name: 'Long-term use of a blood thinner',
        about: 'A note that the person takes a medicine over a long time that makes blood clot more slowly.',
        find: ['anticoagulant', 'warfarin', 'apixaban', 'blood clots'],
      },
      es: {
        name: 'Uso de un anticoagulante por mucho tiempo',
        about: 'Una nota de que la persona toma por mucho tiempo una medicina para que la sangre tarde más en hacer coágulos.',
        find: ['anticoagulante', 'warfarina', 'apixabán', 'coágulos'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'history-breast-cancer',
      codes: [
        { system: 'ICD-10-CM', code: 'Z85.3', name: 'Personal history of malignant neoplasm of breast' },
      ],
      en: {
        name: 'Breast cancer in the past',
        about: 'A note that the person had breast cancer at some time before.',
        find: ['history of breast cancer', 'survivor'],
      },
      es: {
        name: 'Cáncer de mama (de seno) en el pasado',
        about: 'Una nota de que la persona tuvo cáncer de mama alguna vez antes.',
        find: ['antecedente de cáncer', 'cáncer de seno', 'sobreviviente'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'history-prostate-cancer',
      codes: [
        { system: 'ICD-10-CM', code: 'Z85.46', name: 'Personal history of malignant neoplasm of prostate' },
      ],
      en: {
        name: 'Prostate cancer in the past',
        about: 'A note that the person had prostate cancer at some time before.',
        find: ['history of prostate cancer', 'survivor'],
      },
      es: {
        name: 'Cáncer de próstata en el pasado',
        about: 'Una nota de que la persona tuvo cáncer de próstata alguna vez antes.',
        find: ['antecedente de cáncer', 'sobreviviente'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'diet-counseling',
      codes: [
        { system: 'ICD-10-CM', code: 'Z71.3', name: 'Dietary counseling and surveillance' },
      ],
      en: {
        name: 'Talk about food and eating',
        about: 'A talk about what to eat and drink. There can be many reasons for it.',
        find: ['diet', 'nutrition', 'dietitian', 'dietary counseling'],
      },
      es: {
        name: 'Orientación sobre la alimentación',
        about: 'Una plática sobre qué comer y beber. Puede haber muchas razones para ella.',
        find: ['dieta', 'nutrición', 'nutriólogo', 'dietista'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'other-counseling',
      codes: [
        { system: 'ICD-10-CM', code: 'Z71.89', name: 'Other specified counseling' },
      ],
      en: {
        name: 'Talk about a health topic (counseling)',
        about: 'A talk with somebody on the care team about a health topic. The code does not say which one.',
        find: ['counseling', 'advice', 'health education'],
      },
      es: {
        name: 'Orientación sobre un tema de salud',
        about: 'Una plática con alguien del equipo de atención sobre un tema de salud. El código no dice cuál.',
        find: ['consejería', 'consejo', 'educación en salud'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'covid-contact',
      codes: [
        { system: 'ICD-10-CM', code: 'Z20.822', name: 'Contact with and (suspected) exposure to COVID-19' },
      ],
      en: {
        name: 'Contact with COVID-19, known or suspected',
        about: 'The person was or may have been in contact with COVID-19. It does not say that the person caught it.',
        find: ['covid', 'exposure', 'coronavirus', 'close contact'],
      },
      es: {
        name: 'Contacto con COVID-19, seguro o posible',
        about: 'La persona estuvo o pudo estar en contacto con el COVID-19. No dice que se contagió.',
        find: ['covid', 'exposición', 'coronavirus', 'contagio'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'lead-contact',
      codes: [
        { system: 'ICD-10-CM', code: 'Z77.011', name: 'Contact with and (suspected) exposure to lead' },
      ],
      en: {
        name: 'Contact with lead, known or suspected',
        about: 'The person was or may have been in touch with lead, a metal in some old paint, pipes and soil. It does not say how much.',
        find: ['lead exposure', 'lead paint', 'lead poisoning', 'lead test'],
      },
      es: {
        name: 'Contacto con plomo, seguro o posible',
        about: 'La persona tuvo o pudo tener contacto con plomo, un metal que está en pintura o tubos viejos. No dice cuánto.',
        find: ['exposición al plomo', 'pintura con plomo', 'prueba de plomo'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'bone-and-joint-aftercare',
      codes: [
        { system: 'ICD-10-CM', code: 'Z47.89', name: 'Encounter for other orthopedic aftercare' },
      ],
      en: {
        name: 'Care after treatment of bones or joints',
        about: 'A visit or care that follows treatment of a bone, a joint or a muscle. The code does not say which treatment it was.',
        find: ['aftercare', 'orthopedic', 'follow-up', 'cast'],
      },
      es: {
        name: 'Atención después de tratar huesos o coyunturas',
        about: 'Una consulta o atención después del tratamiento de un hueso, una coyuntura o un músculo. El código no dice qué tratamiento fue.',
        find: ['seguimiento', 'ortopedia', 'yeso', 'rehabilitación'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
  ],
} satisfies DictionaryFile
