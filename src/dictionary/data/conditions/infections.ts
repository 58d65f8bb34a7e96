import type { DictionaryFile } from '../../entry'

export default {
  entries: [
    {
      id: 'sepsis',
      codes: [
        { system: 'SNOMED CT', code: '91302008', name: 'Sepsis (disorder)' },
        { system: 'ICD-10-CM', code: 'A41.9', name: 'Sepsis, unspecified organism' },
      ],
      en: {
        name: 'Sepsis (strong reaction to an infection)',
        about: 'The body reacts so strongly to an infection that its own organs can be harmed. It is treated in the hospital.',
        find: ['blood poisoning', 'septicemia', 'infection in the blood'],
      },
      es: {
        name: 'Sepsis (reacción fuerte a una infección)',
        about: 'El cuerpo reacciona tan fuerte a una infección que puede dañar los propios órganos. Se trata en el hospital.',
        find: ['septicemia', 'infección en la sangre', 'infección generalizada'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'sepsis-staph-aureus',
      codes: [
        { system: 'SNOMED CT', code: '448417001', name: 'Sepsis caused by Staphylococcus aureus (disorder)' },
      ],
      broader: 'sepsis',
      en: {
        name: 'Sepsis from staph (Staphylococcus aureus)',
        about: 'The body reacts very strongly to an infection with staph bacteria, and its own organs can be harmed. It is treated in the hospital.',
        find: ['staph infection', 'septicemia', 'blood poisoning'],
      },
      es: {
        name: 'Sepsis por estafilococo dorado',
        about: 'El cuerpo reacciona muy fuerte a una infección por la bacteria estafilococo, y los órganos se pueden dañar. Se trata en el hospital.',
        find: ['estafilococo', 'septicemia', 'infección en la sangre', 'staphylococcus aureus'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'bacteremia',
      codes: [
        { system: 'SNOMED CT', code: '5758002', name: 'Bacteremia (finding)' },
      ],
      en: {
        name: 'Bacteremia (bacteria in the blood)',
        about: 'Bacteria were found in the blood. They can come from an infection somewhere in the body.',
        find: ['blood infection', 'germs in the blood', 'blood culture'],
      },
      es: {
        name: 'Bacteriemia (bacterias en la sangre)',
        about: 'Se encontraron bacterias en la sangre. Pueden venir de una infección en alguna parte del cuerpo.',
        find: ['infección en la sangre', 'gérmenes', 'cultivo de sangre'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'bacterial-infection',
      codes: [
        { system: 'SNOMED CT', code: '87628006', name: 'Bacterial infectious disease (disorder)' },
      ],
      en: {
        name: 'Bacterial infection',
        about: 'An illness from bacteria. These are tiny germs, and they are not the same as viruses.',
        find: ['bacteria', 'germs', 'infection'],
      },
      es: {
        name: 'Infección por bacterias',
        about: 'Una enfermedad por bacterias. Son gérmenes muy pequeños, y no son lo mismo que los virus.',
        find: ['bacteriana', 'gérmenes', 'infección'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'covid-19',
      codes: [
        { system: 'SNOMED CT', code: '840539006', name: 'Disease caused by Severe acute respiratory syndrome coronavirus 2 (disorder)' },
        { system: 'ICD-10-CM', code: 'U07.1', name: 'COVID-19' },
      ],
      en: {
        name: 'COVID-19',
        about: 'An illness from the coronavirus that spread in 2020. It most often affects the nose, throat and lungs, and can affect other parts too.',
        find: ['covid', 'coronavirus', 'sars-cov-2'],
      },
      es: {
        name: 'COVID-19',
        about: 'Una enfermedad por el coronavirus que se extendió en 2020. Casi siempre afecta la nariz, la garganta y los pulmones, y a veces otras partes.',
        find: ['covid', 'coronavirus', 'sars-cov-2'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'hepatitis-b',
      codes: [
        { system: 'SNOMED CT', code: '66071002', name: 'Viral hepatitis type B (disorder)' },
        { system: 'ICD-10-CM', code: 'B19.10', name: 'Unspecified viral hepatitis B without hepatic coma' },
      ],
      en: {
        name: 'Hepatitis B (a virus in the liver)',
        about: 'An infection of the liver from the hepatitis B virus. It can pass through blood, through sex or at birth.',
        find: ['hep b', 'hbv', 'liver infection'],
      },
      es: {
        name: 'Hepatitis B (un virus en el hígado)',
        about: 'Una infección del hígado por el virus de la hepatitis B. Puede pasar por la sangre, por el sexo o al nacer.',
        find: ['hep b', 'vhb', 'infección del hígado'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'hepatitis-b-chronic',
      codes: [
        { system: 'SNOMED CT', code: '61977001', name: 'Chronic type B viral hepatitis (disorder)' },
        { system: 'ICD-10-CM', code: 'B18.1', name: 'Chronic viral hepatitis B without delta-agent' },
      ],
      broader: 'hepatitis-b',
      en: {
        name: 'Chronic hepatitis B (long-term)',
        about: 'An infection of the liver from the hepatitis B virus that stays for more than a few months. Many people do not feel it.',
        find: ['hep b', 'hbv', 'liver infection'],
      },
      es: {
        name: 'Hepatitis B crónica (de mucho tiempo)',
        about: 'Una infección del hígado por el virus de la hepatitis B que sigue después de varios meses. Muchas personas no la sienten.',
        find: ['hep b', 'vhb', 'infección del hígado'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'hepatitis-c',
      codes: [
        { system: 'SNOMED CT', code: '50711007', name: 'Viral hepatitis type C (disorder)' },
      ],
      en: {
        name: 'Hepatitis C (a virus in the liver)',
        about: 'An infection of the liver from the hepatitis C virus. It passes through blood, and there are medicines against it.',
        find: ['hep c', 'hcv', 'liver infection'],
      },
      es: {
        name: 'Hepatitis C (un virus en el hígado)',
        about: 'Una infección del hígado por el virus de la hepatitis C. Pasa por la sangre, y hay medicinas contra el virus.',
        find: ['hep c', 'vhc', 'infección del hígado'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'hepatitis-c-chronic',
      codes: [
        { system: 'SNOMED CT', code: '128302006', name: 'Chronic hepatitis C (disorder)' },
        { system: 'ICD-10-CM', code: 'B18.2', name: 'Chronic viral hepatitis C' },
      ],
      broader: 'hepatitis-c',
      en: {
        name: 'Chronic hepatitis C (long-term)',
        about: 'An infection of the liver from the hepatitis C virus that stays for more than a few months. There are medicines that can clear the virus.',
        find: ['hep c', 'hcv', 'liver infection'],
      },
      es: {
        name: 'Hepatitis C crónica (de mucho tiempo)',
        about: 'Una infección del hígado por el virus de la hepatitis C que sigue después de varios meses. Hay medicinas que pueden quitar el virus.',
        find: ['hep c', 'vhc', 'infección del hígado'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'hiv',
      codes: [
        { system: 'SNOMED CT', code: '86406008', name: 'Human immunodeficiency virus infection (disorder)' },
        { system: 'ICD-10-CM', code: 'B20', name: 'Human immunodeficiency virus [HIV] disease' },
      ],
      en: {
        name: 'HIV (a virus that affects the body’s defenses)',
        about: 'HIV is a virus that can weaken the body’s defenses over time. There are medicines that keep the virus low and protect the body.',
        find: ['human immunodeficiency virus', 'hiv infection', 'immune system'],
      },
      es: {
        name: 'VIH (un virus que afecta las defensas)',
        about: 'El VIH es un virus que con el tiempo puede bajar las defensas del cuerpo. Hay medicinas que mantienen bajo el virus y protegen el cuerpo.',
        find: ['virus de inmunodeficiencia humana', 'hiv', 'defensas'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'hiv-without-symptoms',
      codes: [
        { system: 'ICD-10-CM', code: 'Z21', name: 'Asymptomatic human immunodeficiency virus [HIV] infection status' },
      ],
      broader: 'hiv',
      en: {
        name: 'HIV without symptoms',
        about: 'HIV, a virus that can weaken the body’s defenses, is in the body and is not felt. There are medicines that keep the virus low.',
        find: ['human immunodeficiency virus', 'hiv infection', 'hiv status'],
      },
      es: {
        name: 'VIH sin síntomas',
        about: 'El VIH, un virus que puede bajar las defensas, está en el cuerpo y no se siente. Hay medicinas que mantienen bajo el virus.',
        find: ['virus de inmunodeficiencia humana', 'hiv', 'defensas'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'aids',
      codes: [
        { system: 'SNOMED CT', code: '62479008', name: 'Acquired immune deficiency syndrome (disorder)' },
      ],
      broader: 'hiv',
      en: {
        name: 'AIDS (low body defenses from HIV)',
        about: 'At some time, HIV made the body’s defenses very low, so that other illnesses can take hold. There are medicines that help the defenses grow again.',
        find: ['acquired immune deficiency syndrome', 'hiv', 'immune system'],
      },
      es: {
        name: 'SIDA (defensas muy bajas por el VIH)',
        about: 'En algún momento, el VIH bajó mucho las defensas, y otras enfermedades pueden entrar. Hay medicinas que ayudan a que las defensas suban.',
        find: ['síndrome de inmunodeficiencia adquirida', 'vih', 'defensas'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'gastroenteritis',
      codes: [
        { system: 'SNOMED CT', code: '25374005', name: 'Gastroenteritis (disorder)' },
      ],
      en: {
        name: 'Gastroenteritis (upset stomach and bowels)',
        about: 'The stomach and the bowels are irritated. It can bring loose stools, vomiting and cramps.',
        find: ['stomach flu', 'stomach bug', 'diarrhea', 'vomiting'],
      },
      es: {
        name: 'Gastroenteritis (estómago e intestinos irritados)',
        about: 'El estómago y los intestinos están irritados por dentro. Puede haber diarrea y ganas de vomitar, con dolor de barriga.',
        find: ['infección del estómago', 'diarrea', 'vómito', 'cólicos'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'gastroenteritis-infectious',
      codes: [
        { system: 'ICD-10-CM', code: 'A09', name: 'Infectious gastroenteritis and colitis, unspecified' },
      ],
      broader: 'gastroenteritis',
      en: {
        name: 'Infection of the stomach or bowels',
        about: 'Germs have irritated the stomach or the bowels. It can bring loose stools, vomiting and cramps.',
        find: ['stomach flu', 'stomach bug', 'gastroenteritis', 'colitis', 'diarrhea'],
      },
      es: {
        name: 'Infección del estómago o los intestinos',
        about: 'Unos gérmenes irritan por dentro el estómago o los intestinos. Puede haber diarrea y ganas de vomitar, con dolor de barriga.',
        find: ['gastroenteritis', 'colitis', 'diarrea', 'infección estomacal'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'gastroenteritis-not-infectious',
      codes: [
        { system: 'ICD-10-CM', code: 'K52.9', name: 'Noninfective gastroenteritis and colitis, unspecified' },
      ],
      broader: 'gastroenteritis',
      en: {
        name: 'Irritated stomach or bowels (no germ named)',
        about: 'The stomach or the bowels are irritated, and no germ was named as the cause. It can bring loose stools and cramps.',
        find: ['gastroenteritis', 'colitis', 'diarrhea', 'upset stomach'],
      },
      es: {
        name: 'Estómago o intestinos irritados (sin germen)',
        about: 'El estómago o los intestinos están irritados, y no se nombró un germen como causa. Puede dar diarrea y cólicos.',
        find: ['gastroenteritis', 'colitis', 'diarrea', 'inflamación'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'vaginal-yeast-infection',
      codes: [
        { system: 'SNOMED CT', code: '72934000', name: 'Candidiasis of vagina (disorder)' },
        { system: 'ICD-10-CM', code: 'B37.3', name: 'Candidiasis of vulva and vagina' },
      ],
      en: {
        name: 'Yeast infection of the vagina',
        about: 'There is too much of a yeast called candida in the vagina or on the skin around it. It is common, and it can itch or burn.',
        find: ['candida', 'candidiasis', 'itching', 'discharge', 'thrush'],
      },
      es: {
        name: 'Infección vaginal por hongos (candidiasis)',
        about: 'Creció de más un hongo llamado cándida en la vagina o en la piel de alrededor. Es común y puede dar comezón o ardor.',
        find: ['cándida', 'candidiasis', 'hongos', 'flujo', 'comezón'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'chlamydia',
      codes: [
        { system: 'SNOMED CT', code: '240589008', name: 'Chlamydia trachomatis infection (disorder)' },
      ],
      en: {
        name: 'Chlamydia infection',
        about: 'An infection with bacteria called chlamydia. Most often it passes through sex, and many people do not feel it.',
        find: ['sti', 'std', 'sexually transmitted infection'],
      },
      es: {
        name: 'Infección por clamidia',
        about: 'Una infección por bacterias llamadas clamidia. Casi siempre pasa al tener sexo, y muchas personas no la sienten.',
        find: ['its', 'ets', 'enfermedad de transmisión sexual', 'chlamydia'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'chlamydia-genital',
      codes: [
        { system: 'ICD-10-CM', code: 'A56.2', name: 'Chlamydial infection of genitourinary tract, unspecified' },
      ],
      broader: 'chlamydia',
      en: {
        name: 'Chlamydia of the genitals or urinary tract',
        about: 'An infection with bacteria called chlamydia that passes through sex. Many people do not feel it, and it can be treated.',
        find: ['sti', 'std', 'sexually transmitted infection'],
      },
      es: {
        name: 'Clamidia genital o de las vías urinarias',
        about: 'Una infección por bacterias llamadas clamidia, que pasa al tener sexo. Muchas personas no la sienten, y se puede tratar.',
        find: ['its', 'ets', 'enfermedad de transmisión sexual', 'chlamydia'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'herpes-simplex',
      codes: [
        { system: 'SNOMED CT', code: '88594005', name: 'Herpes simplex (disorder)' },
        { system: 'ICD-10-CM', code: 'B00.9', name: 'Herpesviral infection, unspecified' },
      ],
      en: {
        name: 'Herpes (herpes simplex virus)',
        about: 'A very common virus that stays in the body. It can cause small blisters or sores that come back, often near the mouth or the genitals.',
        find: ['cold sores', 'fever blisters', 'hsv', 'genital herpes'],
      },
      es: {
        name: 'Herpes (virus del herpes simple)',
        about: 'Un virus muy común que se queda en el cuerpo. Puede dar ampollas o llagas que vuelven, muchas veces en la boca o los genitales.',
        find: ['fuegos', 'ampollas', 'herpes labial', 'herpes genital', 'vhs'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'genital-warts',
      codes: [
        { system: 'SNOMED CT', code: '266113007', name: 'Genital warts (disorder)' },
        { system: 'ICD-10-CM', code: 'A63.0', name: 'Anogenital (venereal) warts' },
      ],
      en: {
        name: 'Genital or anal warts',
        about: 'Small growths on the skin of the genitals or near the anus. A very common virus called HPV causes them, and they can be treated.',
        find: ['hpv', 'condyloma', 'sti', 'bumps'],
      },
      es: {
        name: 'Verrugas en los genitales o el ano',
        about: 'Crecimientos pequeños en la piel de los genitales o cerca del ano. Los causa un virus muy común, el VPH, y se pueden tratar.',
        find: ['vph', 'condilomas', 'its', 'bolitas'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'hpv',
      codes: [
        { system: 'SNOMED CT', code: '240532009', name: 'Human papillomavirus infection (disorder)' },
        { system: 'ICD-10-CM', code: 'B97.7', name: 'Papillomavirus as the cause of diseases classified elsewhere' },
      ],
      en: {
        name: 'HPV (human papillomavirus)',
        about: 'A very common virus that passes from skin to skin, often during sex. Some kinds cause warts, and others can change cells over time.',
        find: ['papilloma', 'warts', 'pap test', 'cervix'],
      },
      es: {
        name: 'VPH (virus del papiloma humano)',
        about: 'Un virus muy común que pasa de piel a piel, muchas veces al tener sexo. Unos tipos dan verrugas y otros pueden cambiar las células con el tiempo.',
        find: ['papiloma', 'verrugas', 'papanicolaou', 'hpv'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'dermatophytosis',
      codes: [
        { system: 'SNOMED CT', code: '47382004', name: 'Dermatophytosis (disorder)' },
      ],
      en: {
        name: 'Tinea (fungus of the skin, hair or nails)',
        about: 'A common fungus that grows on the skin, the hair or the nails. It can make itchy, scaly patches or thick nails.',
        find: ['ringworm', 'athlete’s foot', 'jock itch', 'fungus'],
      },
      es: {
        name: 'Tiña (hongos en la piel, el pelo o las uñas)',
        about: 'Un hongo común que crece en la piel, el pelo o las uñas. Puede dar manchas con comezón y escamas, o uñas gruesas.',
        find: ['hongos', 'pie de atleta', 'tiña', 'dermatofitosis'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'ringworm',
      codes: [
        { system: 'ICD-10-CM', code: 'B35.4', name: 'Tinea corporis' },
      ],
      broader: 'dermatophytosis',
      en: {
        name: 'Ringworm on the body',
        about: 'A fungus that grows on the skin and often makes itchy rings. There is no worm in it.',
        find: ['tinea corporis', 'fungus', 'itchy ring'],
      },
      es: {
        name: 'Tiña en el cuerpo',
        about: 'Un hongo que crece en la piel y muchas veces hace anillos con comezón.',
        find: ['tinea corporis', 'hongos', 'anillos en la piel', 'empeine'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'nail-fungus',
      codes: [
        { system: 'SNOMED CT', code: '414941008', name: 'Onychomycosis (disorder)' },
        { system: 'ICD-10-CM', code: 'B35.1', name: 'Tinea unguium' },
      ],
      en: {
        name: 'Nail fungus',
        about: 'A fungus that grows in a nail of the foot or the hand. The nail can get thick, crumbly or change color.',
        find: ['onychomycosis', 'toenail fungus', 'thick nails'],
      },
      es: {
        name: 'Hongos en las uñas',
        about: 'Un hongo que crece en una uña del pie o de la mano. La uña puede ponerse gruesa, quebrarse o cambiar de color.',
        find: ['onicomicosis', 'uñas gruesas', 'uñas amarillas'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'shingles',
      codes: [
        { system: 'SNOMED CT', code: '4740000', name: 'Herpes zoster (disorder)' },
        { system: 'ICD-10-CM', code: 'B02.9', name: 'Zoster without complications' },
      ],
      en: {
        name: 'Shingles (a rash from the chickenpox virus)',
        about: 'The chickenpox virus, which stays in the body for life, has become active again. Most often it brings a sore rash with blisters on one side.',
        find: ['zoster', 'herpes zoster', 'chickenpox', 'blisters', 'rash'],
      },
      es: {
        name: 'Culebrilla (herpes zóster)',
        about: 'El virus de la varicela, que se queda en el cuerpo, se activó otra vez. Casi siempre da un sarpullido con ampollas y dolor en un lado.',
        find: ['herpes zóster', 'zona', 'varicela', 'ampollas', 'sarpullido'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'warts',
      codes: [
        { system: 'SNOMED CT', code: '57019003', name: 'Verruca vulgaris (disorder)' },
        { system: 'ICD-10-CM', code: 'B07.9', name: 'Viral wart, unspecified' },
      ],
      en: {
        name: 'Wart (a skin growth from a virus)',
        about: 'A small, most often rough growth on the skin. A common virus called HPV causes it.',
        find: ['warts', 'verruca', 'bump', 'hpv'],
      },
      es: {
        name: 'Verruga (por un virus)',
        about: 'Un crecimiento pequeño y casi siempre áspero en la piel. Lo causa un virus común, el VPH.',
        find: ['mezquino', 'verrugas', 'vph', 'bolita'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
  ],
} satisfies DictionaryFile
