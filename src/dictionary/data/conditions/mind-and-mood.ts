import type { DictionaryFile } from '../../entry'

export default {
  entries: [
    {
      id: 'depression',
      codes: [
        { system: 'SNOMED CT', code: '35489007', name: 'Depressive disorder (disorder)' },
        { system: 'SNOMED CT', code: '370143000', name: 'Major depressive disorder (disorder)' },
        { system: 'ICD-10-CM', code: 'F32.9', name: 'Major depressive disorder, single episode, unspecified' },
        { system: 'SNOMED CT', code: '36923009', name: 'Major depression, single episode (disorder)' },
        { system: 'ICD-10-CM', code: 'F33.1', name: 'Major depressive disorder, recurrent, moderate' },
        { system: 'ICD-10-CM', code: 'F32.1', name: 'Major depressive disorder, single episode, moderate' },
      ],
      en: {
        name: 'Depression',
        about: 'A health condition that affects mood, thoughts, sleep and energy for two weeks or more. It is common, it can be treated, and it is no one’s fault.',
        find: ['mood', 'mental health', 'sad'],
      },
      es: {
        name: 'Depresión',
        about: 'Un problema de salud que cambia el ánimo, las ideas, el sueño y la energía por dos semanas o más. Es común, se puede tratar y no es culpa de nadie.',
        find: ['ánimo', 'salud mental', 'tristeza'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'stress',
      codes: [
        { system: 'SNOMED CT', code: '73595000', name: 'Stress (finding)' },
        { system: 'ICD-10-CM', code: 'Z73.3', name: 'Stress, not elsewhere classified' },
      ],
      en: {
        name: 'Stress',
        about: 'Pressure from things in life that mind and body react to. Stress can affect sleep, mood and the body.',
        find: ['pressure', 'worry', 'tension', 'overwhelmed'],
      },
      es: {
        name: 'Estrés',
        about: 'Presión por cosas de la vida, a la que responden la mente y el cuerpo. Puede cambiar el sueño, el ánimo y el cuerpo.',
        find: ['presión', 'preocupación', 'tensión', 'nervios'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'stress-reaction',
      codes: [
        { system: 'ICD-10-CM', code: 'F43.9', name: 'Reaction to severe stress, unspecified' },
      ],
      broader: 'stress',
      en: {
        name: 'Reaction to severe stress',
        about: 'Mind and body react to something very hard that has happened. The code does not say what it was or how the reaction shows.',
        find: ['trauma', 'shock', 'stress', 'hard event'],
      },
      es: {
        name: 'Reacción a un estrés muy fuerte',
        about: 'La mente y el cuerpo reaccionan a algo muy duro que pasó. El código no dice qué fue ni cómo es la reacción.',
        find: ['trauma', 'estrés', 'susto', 'nervios'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'adhd',
      codes: [
        { system: 'SNOMED CT', code: '406506008', name: 'Attention deficit hyperactivity disorder (disorder)' },
        { system: 'ICD-10-CM', code: 'F90.9', name: 'Attention-deficit hyperactivity disorder, unspecified type' },
      ],
      en: {
        name: 'ADHD (attention and activity)',
        about: 'The brain works in a way that makes it hard to keep attention, to sit still or to wait. It begins in childhood and can go on in adults.',
        find: ['attention deficit', 'hyperactivity', 'add', 'focus'],
      },
      es: {
        name: 'TDAH (atención y actividad)',
        about: 'El cerebro trabaja de otra forma, y cuesta poner atención, estar quieto o esperar. Empieza en la niñez y puede seguir después.',
        find: ['déficit de atención', 'hiperactividad', 'tda', 'concentración'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'adhd-combined',
      codes: [
        { system: 'ICD-10-CM', code: 'F90.2', name: 'Attention-deficit hyperactivity disorder, combined type' },
      ],
      broader: 'adhd',
      en: {
        name: 'ADHD, combined type',
        about: 'The brain works in a way that makes it hard to keep attention. It is also hard to sit still or to wait.',
        find: ['attention deficit', 'hyperactivity', 'add', 'focus'],
      },
      es: {
        name: 'TDAH de tipo combinado',
        about: 'El cerebro trabaja de otra forma, y cuesta poner atención. También cuesta estar quieto o esperar.',
        find: ['déficit de atención', 'hiperactividad', 'tda', 'concentración'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'attention-deficit-child',
      codes: [
        { system: 'SNOMED CT', code: '192127007', name: 'Child attention deficit disorder (disorder)' },
      ],
      broader: 'adhd',
      en: {
        name: 'Attention deficit disorder in a child',
        about: 'A child’s brain works in a way that makes it hard to keep attention. Sitting still or waiting can be hard too.',
        find: ['adhd', 'add', 'hyperactivity', 'focus', 'school'],
      },
      es: {
        name: 'Déficit de atención en la niñez',
        about: 'En la niñez, el cerebro trabaja de otra forma, y cuesta poner atención. A veces también cuesta estar quieto o esperar.',
        find: ['tdah', 'tda', 'hiperactividad', 'concentración', 'escuela'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'alcohol-dependence',
      codes: [
        { system: 'SNOMED CT', code: '7200002', name: 'Alcoholism (disorder)' },
        { system: 'SNOMED CT', code: '66590003', name: 'Alcohol dependence (disorder)' },
        { system: 'ICD-10-CM', code: 'F10.20', name: 'Alcohol dependence, uncomplicated' },
      ],
      en: {
        name: 'Alcohol dependence (alcohol use disorder)',
        about: 'Body and mind have come to need alcohol, and it is hard to stop. It is a health condition that can be treated.',
        find: ['alcoholism', 'drinking', 'addiction', 'aud'],
      },
      es: {
        name: 'Dependencia del alcohol (alcoholismo)',
        about: 'El cuerpo y la mente llegan a necesitar el alcohol, y cuesta mucho dejarlo. Es un problema de salud que se puede tratar.',
        find: ['alcoholismo', 'beber', 'tomar', 'adicción'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'alcohol-abuse',
      codes: [
        { system: 'SNOMED CT', code: '15167005', name: 'Alcohol abuse (disorder)' },
        { system: 'ICD-10-CM', code: 'F10.10', name: 'Alcohol abuse, uncomplicated' },
      ],
      en: {
        name: 'Alcohol use that causes harm (alcohol abuse)',
        about: 'Drinking alcohol in a way that leads to trouble or harm, in health or in daily life. There is treatment for it.',
        find: ['drinking', 'alcohol use disorder', 'binge drinking'],
      },
      es: {
        name: 'Consumo de alcohol que hace daño (abuso)',
        about: 'Beber alcohol de una forma que da problemas o hace daño, en la salud o en la vida diaria. Hay tratamiento.',
        find: ['beber', 'tomar', 'alcoholismo', 'abuso de alcohol'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'risky-drinking',
      codes: [
        { system: 'SNOMED CT', code: '10939881000119105' },
      ],
      en: {
        name: 'Drinking that may harm health',
        about: 'Drinking alcohol in an amount or a way that may harm health. It was noted so that care can take it into account.',
        find: ['alcohol', 'unhealthy drinking', 'risky drinking', 'drinking too much'],
      },
      es: {
        name: 'Forma de beber que puede dañar la salud',
        about: 'Beber alcohol en una cantidad o de una forma que puede dañar la salud. Se anotó para tenerlo en cuenta en la atención.',
        find: ['alcohol', 'beber', 'tomar mucho', 'riesgo'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'opioid-dependence',
      codes: [
        { system: 'SNOMED CT', code: '75544000', name: 'Opioid dependence (disorder)' },
        { system: 'ICD-10-CM', code: 'F11.20', name: 'Opioid dependence, uncomplicated' },
      ],
      en: {
        name: 'Opioid dependence (opioid use disorder)',
        about: 'Body and mind have come to need opioids, such as some strong pain medicines or heroin. It is a health condition that can be treated.',
        find: ['pain pills', 'heroin', 'fentanyl', 'addiction', 'oud'],
      },
      es: {
        name: 'Dependencia de opioides',
        about: 'El cuerpo y la mente llegan a necesitar opioides, como unas medicinas fuertes para el dolor o la heroína. Es un problema de salud que se puede tratar.',
        find: ['heroína', 'fentanilo', 'pastillas para el dolor', 'adicción'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'opioid-abuse',
      codes: [
        { system: 'SNOMED CT', code: '5602001', name: 'Opioid abuse (disorder)' },
      ],
      en: {
        name: 'Opioid use that causes harm (opioid abuse)',
        about: 'Using opioids in a way that leads to trouble or harm. Opioids are some strong pain medicines, heroin and fentanyl, and there is treatment.',
        find: ['pain pills', 'heroin', 'fentanyl', 'addiction'],
      },
      es: {
        name: 'Consumo de opioides que hace daño (abuso)',
        about: 'Usar opioides de una forma que hace daño. Son unas medicinas fuertes para el dolor, la heroína o el fentanilo, y hay tratamiento.',
        find: ['heroína', 'fentanilo', 'pastillas para el dolor', 'adicción'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'drug-dependence',
      codes: [
        { system: 'SNOMED CT', code: '6525002', name: 'Dependent drug abuse (disorder)' },
      ],
      en: {
        name: 'Drug dependence',
        about: 'Body and mind have come to need a drug, and it is hard to stop. It is a health condition that can be treated.',
        find: ['drug abuse', 'addiction', 'substance use disorder'],
      },
      es: {
        name: 'Dependencia de drogas',
        about: 'El cuerpo y la mente llegan a necesitar una sustancia, y cuesta mucho dejarla. Es un problema de salud que se puede tratar.',
        find: ['adicción', 'abuso de drogas', 'sustancias'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'drug-misuse',
      codes: [
        { system: 'SNOMED CT', code: '361055000', name: 'Misuses drugs (finding)' },
      ],
      en: {
        name: 'Drug use that may cause harm (misuse)',
        about: 'Drugs or medicines are used in another way than they are meant to be. The code does not say which ones.',
        find: ['drug abuse', 'substance use', 'addiction'],
      },
      es: {
        name: 'Uso de drogas que puede hacer daño',
        about: 'Se usan drogas o medicinas de una forma para la que no son. El código no dice cuáles.',
        find: ['abuso de drogas', 'sustancias', 'adicción'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'ptsd',
      codes: [
        { system: 'SNOMED CT', code: '47505003', name: 'Posttraumatic stress disorder (disorder)' },
        { system: 'ICD-10-CM', code: 'F43.10', name: 'Post-traumatic stress disorder, unspecified' },
      ],
      en: {
        name: 'PTSD (stress after something terrible)',
        about: 'After something terrible, fear stays for a long time. Memories or nightmares come back, and it can be treated.',
        find: ['post-traumatic stress disorder', 'trauma', 'flashbacks', 'nightmares'],
      },
      es: {
        name: 'TEPT (estrés después de algo terrible)',
        about: 'Después de algo terrible, el miedo se queda por mucho tiempo. Los recuerdos o las pesadillas vuelven, y se puede tratar.',
        find: ['estrés postraumático', 'trauma', 'pesadillas', 'recuerdos'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'feeling-anxious',
      codes: [
        { system: 'SNOMED CT', code: '48694002', name: 'Anxiety (finding)' },
      ],
      en: {
        name: 'Anxiety (fear or worry)',
        about: 'A feeling of worry, fear or unease. The heart may beat fast, and it can be hard to rest.',
        find: ['anxious', 'worry', 'nervous', 'nerves'],
      },
      es: {
        name: 'Ansiedad (miedo o preocupación)',
        about: 'La persona siente miedo, nervios o preocupación. El corazón puede latir rápido, y a veces cuesta descansar.',
        find: ['nervios', 'preocupación', 'miedo', 'angustia'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'severe-anxiety',
      codes: [
        { system: 'SNOMED CT', code: '80583007', name: 'Severe anxiety (panic) (finding)' },
      ],
      broader: 'feeling-anxious',
      en: {
        name: 'Severe anxiety (panic)',
        about: 'Very strong fear or worry. The heart may race, and breathing may feel hard.',
        find: ['panic', 'anxiety attack', 'fear', 'nervous'],
      },
      es: {
        name: 'Ansiedad muy fuerte (pánico)',
        about: 'Miedo o preocupación muy fuerte. El corazón puede latir rápido, y puede costar respirar.',
        find: ['pánico', 'ataque de nervios', 'miedo', 'angustia'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'anxiety-disorder',
      codes: [
        { system: 'SNOMED CT', code: '197480006', name: 'Anxiety disorder (disorder)' },
        { system: 'ICD-10-CM', code: 'F41.9', name: 'Anxiety disorder, unspecified' },
      ],
      broader: 'feeling-anxious',
      en: {
        name: 'Anxiety disorder',
        about: 'Worry or fear comes often or is so strong that it gets in the way of daily life. It is common, and it can be treated.',
        find: ['anxious', 'worry', 'nervous', 'mental health'],
      },
      es: {
        name: 'Trastorno de ansiedad',
        about: 'La preocupación o el miedo vienen seguido, o son tan fuertes que estorban en la vida diaria. Es común y se puede tratar.',
        find: ['nervios', 'preocupación', 'miedo', 'salud mental'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'generalized-anxiety',
      codes: [
        { system: 'SNOMED CT', code: '21897009', name: 'Generalized anxiety disorder (disorder)' },
        { system: 'ICD-10-CM', code: 'F41.1', name: 'Generalized anxiety disorder' },
      ],
      broader: 'anxiety-disorder',
      en: {
        name: 'Generalized anxiety disorder',
        about: 'Worry about many things on most days, for months, that is hard to stop. It is common, and it can be treated.',
        find: ['gad', 'anxious', 'worry', 'nervous'],
      },
      es: {
        name: 'Trastorno de ansiedad generalizada',
        about: 'Preocupación por muchas cosas casi todos los días, por meses, que cuesta parar. Es común y se puede tratar.',
        find: ['tag', 'nervios', 'preocupación', 'angustia'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'panic-disorder',
      codes: [
        { system: 'SNOMED CT', code: '371631005', name: 'Panic disorder (disorder)' },
        { system: 'ICD-10-CM', code: 'F41.0', name: 'Panic disorder [episodic paroxysmal anxiety]' },
      ],
      broader: 'anxiety-disorder',
      en: {
        name: 'Panic disorder (panic attacks)',
        about: 'Sudden waves of very strong fear come again and again. The heart may race and breathing may feel hard, and it can be treated.',
        find: ['panic attack', 'fear', 'anxiety attack'],
      },
      es: {
        name: 'Trastorno de pánico (ataques de pánico)',
        about: 'Un miedo muy fuerte llega de repente, una y otra vez. El corazón late rápido o cuesta respirar, y se puede tratar.',
        find: ['ataque de pánico', 'miedo', 'crisis de ansiedad'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'bipolar',
      codes: [
        { system: 'SNOMED CT', code: '13746004', name: 'Bipolar disorder (disorder)' },
        { system: 'ICD-10-CM', code: 'F31.9', name: 'Bipolar disorder, unspecified' },
      ],
      en: {
        name: 'Bipolar disorder (high and low moods)',
        about: 'Mood and energy change more than in most people, with times that are very high and times that are very low. It can be treated.',
        find: ['manic depression', 'mania', 'mood swings'],
      },
      es: {
        name: 'Trastorno bipolar (ánimo muy alto y muy bajo)',
        about: 'El ánimo y la energía cambian más que en otras personas: hay tiempos muy altos y tiempos muy bajos. Se puede tratar.',
        find: ['manía', 'bipolaridad', 'cambios de ánimo'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'developmental-disorder-pervasive',
      codes: [
        { system: 'SNOMED CT', code: '35919005', name: 'Pervasive developmental disorder (disorder)' },
      ],
      en: {
        name: 'Pervasive developmental disorder',
        about: 'A name for a group of conditions, with autism among them. They begin early in life and affect how a person relates to others and talks.',
        find: ['autism', 'pdd', 'autism spectrum', 'asd'],
      },
      es: {
        name: 'Trastorno generalizado del desarrollo',
        about: 'Un nombre para un grupo de trastornos, entre ellos el autismo. Empiezan temprano y se notan en el trato con los demás y el habla.',
        find: ['autismo', 'tgd', 'espectro autista', 'tea'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'autism',
      codes: [
        { system: 'SNOMED CT', code: '408856003', name: 'Autistic disorder (disorder)' },
        { system: 'ICD-10-CM', code: 'F84.0', name: 'Autistic disorder' },
      ],
      broader: 'developmental-disorder-pervasive',
      en: {
        name: 'Autism',
        about: 'A way that the brain grows and works from early life on. It affects how a person relates to others, talks, plays and senses things.',
        find: ['autism spectrum', 'asd', 'autistic'],
      },
      es: {
        name: 'Autismo',
        about: 'Una forma en que el cerebro crece y trabaja desde temprano en la vida. Se nota en el trato con los demás, el lenguaje, el juego y los sentidos.',
        find: ['espectro autista', 'tea', 'autista'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'ocd',
      codes: [
        { system: 'SNOMED CT', code: '191736004', name: 'Obsessive-compulsive disorder (disorder)' },
        { system: 'ICD-10-CM', code: 'F42.9', name: 'Obsessive-compulsive disorder, unspecified' },
      ],
      en: {
        name: 'OCD (thoughts and acts that keep coming back)',
        about: 'Thoughts that are not wanted keep coming back, or the same things have to be done again and again. It can be treated.',
        find: ['obsessive-compulsive disorder', 'obsessions', 'compulsions', 'rituals'],
      },
      es: {
        name: 'TOC (ideas y actos que se repiten)',
        about: 'Ideas que no se quieren vuelven una y otra vez, o hay que hacer lo mismo muchas veces. Se puede tratar.',
        find: ['trastorno obsesivo-compulsivo', 'obsesiones', 'compulsiones', 'manías'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'schizophrenia',
      codes: [
        { system: 'SNOMED CT', code: '58214004', name: 'Schizophrenia (disorder)' },
        { system: 'ICD-10-CM', code: 'F20.9', name: 'Schizophrenia, unspecified' },
      ],
      en: {
        name: 'Schizophrenia',
        about: 'An illness that affects thoughts and senses. A person may hear or believe things that others do not, and it can be treated.',
        find: ['psychosis', 'hearing voices', 'mental health'],
      },
      es: {
        name: 'Esquizofrenia',
        about: 'Una enfermedad que cambia las ideas y los sentidos. La persona puede oír o creer cosas que otros no, y se puede tratar.',
        find: ['psicosis', 'oír voces', 'salud mental'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'eating-disorder',
      codes: [
        { system: 'SNOMED CT', code: '72366004', name: 'Eating disorder (disorder)' },
        { system: 'ICD-10-CM', code: 'F50.9', name: 'Eating disorder, unspecified' },
      ],
      en: {
        name: 'Eating disorder',
        about: 'Eating and thoughts about food, weight or the body have become a burden to health. It is no one’s fault, and it can be treated.',
        find: ['anorexia', 'bulimia', 'binge eating', 'food'],
      },
      es: {
        name: 'Trastorno de la alimentación',
        about: 'La forma de comer y las ideas sobre la comida, el peso o el cuerpo han llegado a afectar la salud. No es culpa de nadie y se puede tratar.',
        find: ['anorexia', 'bulimia', 'atracones', 'comida'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'nicotine-dependence',
      codes: [
        { system: 'SNOMED CT', code: '56294008', name: 'Nicotine dependence (disorder)' },
      ],
      en: {
        name: 'Nicotine dependence',
        about: 'Body and mind have come to need nicotine, which is in tobacco and in most vapes. It is hard to stop, and there is help to do so.',
        find: ['smoking', 'tobacco', 'vaping', 'cigarettes', 'addiction'],
      },
      es: {
        name: 'Dependencia de la nicotina',
        about: 'El cuerpo y la mente llegan a necesitar la nicotina, que está en el tabaco y en casi todos los vapeadores. Cuesta dejarla, y hay ayuda.',
        find: ['fumar', 'tabaco', 'vapear', 'cigarros', 'adicción'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'nicotine-dependence-cigarettes',
      codes: [
        { system: 'ICD-10-CM', code: 'F17.210', name: 'Nicotine dependence, cigarettes, uncomplicated' },
      ],
      broader: 'nicotine-dependence',
      en: {
        name: 'Nicotine dependence from cigarettes',
        about: 'Body and mind have come to need nicotine, which comes from the cigarettes. It is hard to stop, and there is help to do so.',
        find: ['smoking', 'tobacco', 'smoker', 'addiction'],
      },
      es: {
        name: 'Dependencia de la nicotina por cigarros',
        about: 'El cuerpo y la mente llegan a necesitar la nicotina que viene de los cigarros. Cuesta dejarla, y hay ayuda para hacerlo.',
        find: ['fumar', 'tabaco', 'cigarrillos', 'adicción'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'smokes-daily',
      codes: [
        { system: 'SNOMED CT', code: '449868002', name: 'Smokes tobacco daily (finding)' },
      ],
      broader: 'tobacco-use',
      en: {
        name: 'Smokes tobacco every day',
        about: 'A note that tobacco was smoked every day at the time it was written.',
        find: ['smoker', 'smoking', 'cigarettes', 'tobacco'],
      },
      es: {
        name: 'Fuma tabaco todos los días',
        about: 'Una nota de que la persona fumaba tabaco todos los días cuando se escribió.',
        find: ['fumar', 'fumador', 'cigarros', 'tabaco'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'dementia',
      codes: [
        { system: 'SNOMED CT', code: '52448006', name: 'Dementia (disorder)' },
        { system: 'ICD-10-CM', code: 'F03.90', name: 'Unspecified dementia without behavioral disturbance' },
      ],
      en: {
        name: 'Dementia (trouble with memory and thinking)',
        about: 'Memory, thinking or speech have become weaker, and daily life gets harder. A number of illnesses of the brain can cause it.',
        find: ['memory loss', 'forgetful', 'confusion', 'alzheimer'],
      },
      es: {
        name: 'Demencia (problemas de memoria y de ideas)',
        about: 'La memoria, las ideas o el habla se han hecho más débiles, y la vida diaria cuesta más. Varias enfermedades del cerebro la pueden causar.',
        find: ['pérdida de memoria', 'olvidos', 'confusión', 'alzheimer'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'suicidal-thoughts',
      codes: [
        { system: 'SNOMED CT', code: '6471006', name: 'Suicidal thoughts (finding)' },
      ],
      en: {
        name: 'Thoughts of suicide',
        about: 'Thoughts of ending one’s life. They can come when pain is very great, and there is help for them.',
        find: ['suicidal ideation', 'suicide', 'crisis', 'self-harm'],
      },
      es: {
        name: 'Pensamientos de suicidio',
        about: 'Ideas de quitarse la vida. Pueden venir cuando el dolor es muy grande, y hay ayuda para quien las tiene.',
        find: ['ideación suicida', 'suicidio', 'crisis', 'quitarse la vida'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'fear-of-weight-gain',
      codes: [
        { system: 'SNOMED CT', code: '247824007', name: 'Fear of becoming fat (finding)' },
      ],
      en: {
        name: 'Fear of gaining weight',
        about: 'A strong fear of gaining weight or getting fat.',
        find: ['fear of becoming fat', 'eating', 'body image', 'weight'],
      },
      es: {
        name: 'Miedo a subir de peso',
        about: 'Un miedo muy fuerte a subir de peso o engordar.',
        find: ['miedo a engordar', 'comida', 'imagen del cuerpo', 'peso'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
  ],
} satisfies DictionaryFile
