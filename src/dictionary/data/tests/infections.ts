import type { DictionaryFile } from '../../entry'

export default {
  topic: 'infections',
  entries: [
    {
      id: 'hepatitis-b-surface-antigen',
      codes: [
        { system: 'LOINC', code: '5196-1', name: 'Hepatitis B virus surface Ag [Presence] in Serum or Plasma by Immunoassay' },
        { system: 'LOINC', code: '5195-3', name: 'Hepatitis B virus surface Ag [Presence] in Serum' },
      ],
      en: {
        name: 'Hepatitis B surface antigen (part of the virus)',
        about: 'Looks for a part of the shell of the hepatitis B virus in the blood. Hepatitis B is a virus that can live in the liver.',
        find: ['hbsag', 'hep b', 'hepatitis b test', 'liver virus'],
      },
      es: {
        name: 'Antígeno de la hepatitis B (parte del virus)',
        about: 'Busca en la sangre una parte de la capa del virus de la hepatitis B. Es un virus que puede vivir en el hígado.',
        find: ['hbsag', 'hepatitis b', 'prueba de hepatitis', 'virus del hígado'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'hepatitis-b-surface-antibody-found',
      codes: [
        { system: 'LOINC', code: '22322-2', name: 'Hepatitis B virus surface Ab [Presence] in Serum' },
      ],
      en: {
        name: 'Hepatitis B surface antibodies (found or not)',
        about: 'Looks for antibodies to hepatitis B in the blood. The body can make these once it has had the vaccine or the virus.',
        find: ['anti-hbs', 'hep b', 'hepatitis b immunity', 'vaccine test'],
      },
      es: {
        name: 'Anticuerpos de superficie de hepatitis B (si hay)',
        about: 'Busca en la sangre anticuerpos contra el virus de la hepatitis B. El cuerpo los puede hacer después de la vacuna o de una infección.',
        find: ['anti-hbs', 'hepatitis b', 'defensas contra hepatitis b', 'vacuna'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'hepatitis-b-surface-antibody',
      codes: [
        { system: 'LOINC', code: '16935-9', name: 'Hepatitis B virus surface Ab [Units/volume] in Serum' },
      ],
      units: ['m[IU]/mL'],
      en: {
        name: 'Hepatitis B surface antibodies (how many)',
        about: 'Shows how much there is of antibodies to hepatitis B. The body can make these once it has had the vaccine or the virus.',
        find: ['anti-hbs', 'hep b', 'hepatitis b immunity', 'vaccine test', 'titer'],
      },
      es: {
        name: 'Anticuerpos de superficie de hepatitis B (cuántos)',
        about: 'Muestra cuántos anticuerpos hay contra el virus de la hepatitis B. El cuerpo los puede hacer después de la vacuna o de una infección.',
        find: ['anti-hbs', 'hepatitis b', 'defensas contra hepatitis b', 'vacuna', 'títulos'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'hepatitis-b-core-antibody',
      codes: [
        { system: 'LOINC', code: '13952-7', name: 'Hepatitis B virus core Ab [Presence] in Serum or Plasma by Immunoassay' },
      ],
      en: {
        name: 'Hepatitis B core antibodies',
        about: 'Looks for antibodies to the core of the hepatitis B virus. The body makes these once it has met the virus, but not from the vaccine.',
        find: ['anti-hbc', 'hep b', 'hepatitis b test', 'liver virus'],
      },
      es: {
        name: 'Anticuerpos del núcleo de la hepatitis B',
        about: 'Busca en la sangre anticuerpos contra el centro del virus de la hepatitis B. El cuerpo los hace después de estar con el virus, pero no por la vacuna.',
        find: ['anti-hbc', 'anti core', 'hepatitis b', 'virus del hígado'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'hepatitis-b-core-antibody-igm',
      codes: [
        { system: 'LOINC', code: '31204-1', name: 'Hepatitis B virus core IgM Ab [Presence] in Serum' },
        { system: 'LOINC', code: '24113-3', name: 'Hepatitis B virus core IgM Ab [Presence] in Serum or Plasma by Immunoassay' },
      ],
      broader: 'hepatitis-b-core-antibody',
      en: {
        name: 'Hepatitis B core antibodies, early ones (IgM)',
        about: 'Looks for early antibodies to the core of the hepatitis B virus. They are the kind that the body makes first.',
        find: ['anti-hbc igm', 'hep b', 'hepatitis b test', 'liver virus'],
      },
      es: {
        name: 'Anticuerpos tempranos de la hepatitis B (IgM)',
        about: 'Busca en la sangre los primeros anticuerpos contra el centro del virus de la hepatitis B. Son los que el cuerpo hace primero.',
        find: ['anti-hbc igm', 'hepatitis b', 'virus del hígado'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'hepatitis-c-antibody',
      codes: [
        { system: 'LOINC', code: '13955-0', name: 'Hepatitis C virus Ab [Presence] in Serum or Plasma by Immunoassay' },
        { system: 'LOINC', code: '16128-1', name: 'Hepatitis C virus Ab [Presence] in Serum' },
      ],
      en: {
        name: 'Hepatitis C antibodies',
        about: 'Looks for antibodies to hepatitis C in the blood. The body makes them once it has met the virus, and they often stay when the virus is gone.',
        find: ['hep c', 'hcv', 'hepatitis c test', 'liver virus'],
      },
      es: {
        name: 'Anticuerpos de la hepatitis C',
        about: 'Busca en la sangre anticuerpos contra el virus de la hepatitis C. El cuerpo los hace después de estar con el virus, y muchas veces quedan aunque el virus ya no esté.',
        find: ['hepatitis c', 'vhc', 'prueba de hepatitis', 'virus del hígado'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'hepatitis-c-viral-load',
      codes: [
        { system: 'LOINC', code: '11011-4', name: 'Hepatitis C virus RNA [Units/volume] (viral load) in Serum or Plasma by NAA with probe detection' },
      ],
      units: ['[IU]/mL'],
      en: {
        name: 'Hepatitis C virus in the blood (viral load)',
        about: 'Shows how much of the hepatitis C virus is in the blood. It can be used to follow how a treatment works.',
        find: ['hep c', 'hcv rna', 'pcr', 'liver virus'],
      },
      es: {
        name: 'Virus de la hepatitis C en la sangre (carga viral)',
        about: 'Muestra cuánto virus de la hepatitis C hay en la sangre. Puede servir para seguir cómo funciona un tratamiento.',
        find: ['hepatitis c', 'vhc', 'pcr', 'virus del hígado'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'hepatitis-c-viral-load-copies',
      codes: [
        { system: 'LOINC', code: '20416-4', name: 'Hepatitis C virus RNA [#/volume] (viral load) in Serum or Plasma by NAA with probe detection' },
      ],
      en: {
        name: 'Hepatitis C virus in the blood (copies)',
        about: 'Counts about how many copies of the hepatitis C virus are in the blood. It can be used to follow how a treatment works.',
        find: ['hep c', 'hcv rna', 'viral load', 'pcr', 'liver virus'],
      },
      es: {
        name: 'Virus de la hepatitis C en la sangre (copias)',
        about: 'Cuenta más o menos cuántas copias del virus de la hepatitis C hay en la sangre. Puede servir para seguir un tratamiento.',
        find: ['hepatitis c', 'vhc', 'carga viral', 'pcr', 'virus del hígado'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'hepatitis-a-antibody',
      codes: [
        { system: 'LOINC', code: '13951-9', name: 'Hepatitis A virus Ab [Presence] in Serum by Immunoassay' },
      ],
      en: {
        name: 'Hepatitis A antibodies',
        about: 'Looks for antibodies to hepatitis A in the blood. The body can make these once it has had the vaccine or the virus.',
        find: ['hep a', 'hav', 'hepatitis a test', 'immunity', 'liver virus'],
      },
      es: {
        name: 'Anticuerpos de la hepatitis A',
        about: 'Busca en la sangre anticuerpos contra el virus de la hepatitis A. El cuerpo los puede hacer después de la vacuna o de una infección.',
        find: ['hepatitis a', 'vha', 'defensas', 'virus del hígado'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'hepatitis-a-antibody-igm',
      codes: [
        { system: 'LOINC', code: '22314-9', name: 'Hepatitis A virus IgM Ab [Presence] in Serum' },
      ],
      en: {
        name: 'Hepatitis A antibodies, early ones (IgM)',
        about: 'Looks for early antibodies to hepatitis A in the blood. They are the kind that the body makes first.',
        find: ['hep a', 'hav igm', 'hepatitis a test', 'liver virus'],
      },
      es: {
        name: 'Anticuerpos tempranos de la hepatitis A (IgM)',
        about: 'Busca en la sangre los primeros anticuerpos contra el virus de la hepatitis A. Son los que el cuerpo hace primero.',
        find: ['hepatitis a', 'vha igm', 'virus del hígado'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'hiv-antigen-and-antibodies',
      codes: [
        { system: 'LOINC', code: '56888-1', name: 'HIV 1+2 Ab+HIV1 p24 Ag [Presence] in Serum or Plasma by Immunoassay' },
      ],
      en: {
        name: 'HIV test (antibodies and part of the virus)',
        about: 'Looks in the blood for antibodies against HIV and for a part of the virus. HIV is a virus that lives in cells that fight germs.',
        find: ['hiv', 'hiv screening', 'aids test', '4th generation'],
      },
      es: {
        name: 'Prueba del VIH (anticuerpos y parte del virus)',
        about: 'Busca en la sangre anticuerpos contra el VIH y una parte del virus. El VIH es un virus que vive en células que luchan contra los microbios.',
        find: ['vih', 'prueba de sida', 'cuarta generación'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'hiv-antibodies',
      codes: [
        { system: 'LOINC', code: '7918-6', name: 'HIV 1+2 Ab [Presence] in Serum' },
        { system: 'LOINC', code: '31201-7', name: 'HIV 1+2 Ab [Presence] in Serum or Plasma by Immunoassay' },
      ],
      en: {
        name: 'HIV test (antibodies)',
        about: 'Looks in the blood for antibodies against HIV, of both types. HIV is a virus that lives in cells that fight germs.',
        find: ['hiv', 'hiv screening', 'aids test'],
      },
      es: {
        name: 'Prueba del VIH (anticuerpos)',
        about: 'Busca en la sangre anticuerpos contra el VIH, de los dos tipos. El VIH es un virus que vive en células que luchan contra los microbios.',
        find: ['vih', 'prueba de sida'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'hiv-1-antibodies',
      codes: [
        { system: 'LOINC', code: '5220-9', name: 'HIV 1 Ab [Units/volume] in Serum or Plasma by Immunoassay' },
      ],
      en: {
        name: 'HIV test (antibodies, type 1)',
        about: 'Looks in the blood for antibodies against the most common type of HIV. HIV is a virus that lives in cells that fight germs.',
        find: ['hiv', 'hiv screening', 'aids test'],
      },
      es: {
        name: 'Prueba del VIH (anticuerpos, tipo 1)',
        about: 'Busca en la sangre anticuerpos contra el tipo más común del VIH. El VIH es un virus que vive en células que luchan contra los microbios.',
        find: ['vih', 'prueba de sida'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'hiv-tests',
      codes: [
        { system: 'LOINC', code: '75622-1', name: 'HIV 1 and 2 tests - Meaningful Use set' },
      ],
      en: {
        name: 'HIV tests (group)',
        about: 'A group of tests for HIV. HIV is a virus that lives in cells that fight germs.',
        find: ['hiv', 'hiv screening', 'aids test'],
      },
      es: {
        name: 'Pruebas del VIH (grupo)',
        about: 'Un grupo de pruebas para el VIH. El VIH es un virus que vive en células que luchan contra los microbios.',
        find: ['vih', 'prueba de sida'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'hiv-viral-load',
      codes: [
        { system: 'LOINC', code: '20447-9', name: 'HIV 1 RNA [#/volume] (viral load) in Serum or Plasma by NAA with probe detection' },
        { system: 'LOINC', code: '25836-8', name: 'HIV 1 RNA [#/volume] (viral load) in Specimen by NAA with probe detection' },
      ],
      units: ['{copies}/mL'],
      en: {
        name: 'HIV viral load (how much virus)',
        about: 'Shows how much HIV is in the sample, most often blood. HIV is a virus that lives in cells that fight germs.',
        find: ['hiv', 'hiv rna', 'pcr', 'virus'],
      },
      es: {
        name: 'Carga viral del VIH (cuánto virus hay)',
        about: 'Muestra cuánto VIH hay en la muestra, casi siempre sangre. Es un virus que vive en células que luchan contra los microbios.',
        find: ['vih', 'pcr', 'virus'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'syphilis-antibodies',
      codes: [
        { system: 'LOINC', code: '22587-0', name: 'Treponema pallidum Ab [Presence] in Serum' },
        { system: 'LOINC', code: '24110-9', name: 'Treponema pallidum Ab [Presence] in Serum by Immunoassay' },
      ],
      en: {
        name: 'Syphilis test (antibodies)',
        about: 'Looks in the blood for antibodies against the germ that causes syphilis. These often stay after treatment, too.',
        find: ['treponema', 'syphilis', 'sti test', 'std test'],
      },
      es: {
        name: 'Prueba de sífilis (anticuerpos)',
        about: 'Busca en la sangre anticuerpos contra el microbio que causa la sífilis. Muchas veces quedan también después del tratamiento.',
        find: ['treponema', 'sífilis', 'infección de transmisión sexual', 'its'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'syphilis-rpr-found',
      codes: [
        { system: 'LOINC', code: '20507-0', name: 'Reagin Ab [Presence] in Serum by RPR' },
      ],
      en: {
        name: 'RPR (a test for syphilis)',
        about: 'Looks in the blood for antibodies that come with syphilis and with some other illnesses. It is often used along with a second test.',
        find: ['syphilis', 'sti test', 'std test', 'reagin'],
      },
      es: {
        name: 'RPR (prueba de sífilis)',
        about: 'Busca en la sangre anticuerpos que vienen con la sífilis y con otras enfermedades. Se usa muchas veces junto con otra prueba.',
        find: ['sífilis', 'infección de transmisión sexual', 'its'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'syphilis-rpr-titer',
      codes: [
        { system: 'LOINC', code: '31147-2', name: 'Reagin Ab [Titer] in Serum by RPR' },
      ],
      en: {
        name: 'RPR titer (a test for syphilis)',
        about: 'Shows how much there is of antibodies that come with syphilis and with some other illnesses. It can be used to follow treatment.',
        find: ['syphilis', 'sti test', 'std test', 'reagin'],
      },
      es: {
        name: 'RPR, título (prueba de sífilis)',
        about: 'Muestra cuántos anticuerpos hay que vienen con la sífilis y con otras enfermedades. Puede servir para seguir el tratamiento.',
        find: ['sífilis', 'infección de transmisión sexual', 'its'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'syphilis-vdrl-found',
      codes: [
        { system: 'LOINC', code: '5292-8', name: 'Reagin Ab [Presence] in Serum by VDRL' },
      ],
      en: {
        name: 'VDRL (a test for syphilis)',
        about: 'Looks in the blood for antibodies that come with syphilis and with some other illnesses. It is often used along with a second test.',
        find: ['syphilis', 'sti test', 'std test', 'reagin'],
      },
      es: {
        name: 'VDRL (prueba de sífilis)',
        about: 'Busca en la sangre anticuerpos que vienen con la sífilis y con otras enfermedades. Se usa muchas veces junto con otra prueba.',
        find: ['sífilis', 'infección de transmisión sexual', 'its'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'chlamydia',
      codes: [
        { system: 'LOINC', code: '43304-5', name: 'Chlamydia trachomatis rRNA [Presence] in Specimen by NAA with probe detection' },
        { system: 'LOINC', code: '21613-5', name: 'Chlamydia trachomatis DNA [Presence] in Specimen by NAA with probe detection' },
      ],
      en: {
        name: 'Chlamydia test',
        about: 'Looks in a sample for traces of the germ that causes chlamydia. It is a common infection that can be passed on through sex.',
        find: ['chlamydia', 'sti test', 'std test', 'naat'],
      },
      es: {
        name: 'Prueba de clamidia',
        about: 'Busca en una muestra rastros del microbio que causa la clamidia. Es una infección común que se puede pasar por contacto sexual.',
        find: ['clamidia', 'infección de transmisión sexual', 'its'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'gonorrhea',
      codes: [
        { system: 'LOINC', code: '43305-2', name: 'Neisseria gonorrhoeae rRNA [Presence] in Specimen by NAA with probe detection' },
        { system: 'LOINC', code: '24111-7', name: 'Neisseria gonorrhoeae DNA [Presence] in Specimen by NAA with probe detection' },
      ],
      en: {
        name: 'Gonorrhea test',
        about: 'Looks in a sample for traces of the germ that causes gonorrhea. It is a common infection that can be passed on through sex.',
        find: ['gonorrhea', 'sti test', 'std test', 'naat', 'gc'],
      },
      es: {
        name: 'Prueba de gonorrea',
        about: 'Busca en una muestra rastros del microbio que causa la gonorrea. Es una infección común que se puede pasar por contacto sexual.',
        find: ['gonorrea', 'infección de transmisión sexual', 'its'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'hpv-cervix',
      codes: [
        { system: 'LOINC', code: '30167-1', name: 'Human papilloma virus 16+18+31+33+35+39+45+51+52+56+58+59+68 DNA [Presence] in Cervix by Probe with signal amplification' },
        { system: 'LOINC', code: '21440-3', name: 'Human papilloma virus 16+18+31+33+35+45+51+52+56 DNA [Presence] in Cervix by Probe' },
      ],
      en: {
        name: 'HPV test of the cervix',
        about: 'Looks for some kinds of HPV, a very common virus, in cells of the cervix. The cervix is the lower end of the womb.',
        find: ['human papillomavirus', 'cervical screening', 'pap', 'cervix'],
      },
      es: {
        name: 'Prueba del VPH del cuello de la matriz',
        about: 'Busca algunos tipos del VPH, un virus muy común, en células del cuello de la matriz (cérvix).',
        find: ['virus del papiloma humano', 'papanicolaou', 'cérvix', 'cuello uterino'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'strep-throat-rapid',
      codes: [
        { system: 'LOINC', code: '78012-2', name: 'Streptococcus pyogenes Ag [Presence] in Throat by Rapid immunoassay' },
        { system: 'LOINC', code: '18481-2', name: 'Streptococcus pyogenes Ag [Presence] in Throat' },
      ],
      en: {
        name: 'Strep throat test (swab)',
        about: 'Looks for strep, a kind of bacteria, on a swab from the throat. Strep can cause a sore throat.',
        find: ['strep', 'rapid strep', 'sore throat', 'group a strep'],
      },
      es: {
        name: 'Prueba de estreptococo en la garganta',
        about: 'Busca estreptococos, un tipo de bacterias, con un hisopo de la garganta. Pueden causar dolor de garganta.',
        find: ['estreptococo', 'prueba rápida', 'dolor de garganta', 'anginas'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'strep-throat-culture',
      codes: [
        { system: 'LOINC', code: '11268-0', name: 'Streptococcus pyogenes [Presence] in Throat by Organism specific culture' },
      ],
      en: {
        name: 'Strep throat culture (to see if strep grows)',
        about: 'A swab from the throat is kept in the lab to see if strep grows. Strep is a kind of bacteria that can cause a sore throat.',
        find: ['strep', 'throat culture', 'sore throat', 'group a strep'],
      },
      es: {
        name: 'Cultivo de estreptococo de la garganta',
        about: 'Un hisopo de la garganta se guarda en el laboratorio para ver si crecen estreptococos. Son bacterias que pueden causar dolor de garganta.',
        find: ['estreptococo', 'cultivo de garganta', 'dolor de garganta', 'anginas'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'throat-culture',
      codes: [
        { system: 'LOINC', code: '626-2', name: 'Bacteria identified in Throat by Culture' },
      ],
      en: {
        name: 'Throat culture (looks for germs)',
        about: 'A swab from the throat is kept in the lab to see if bacteria grow, and which kind. It is used to look for an infection.',
        find: ['strep', 'sore throat', 'swab', 'bacteria'],
      },
      es: {
        name: 'Cultivo de garganta (busca microbios)',
        about: 'Un hisopo de la garganta se guarda en el laboratorio para ver si crecen bacterias, y de qué tipo. Sirve para buscar una infección.',
        find: ['exudado faríngeo', 'dolor de garganta', 'hisopo', 'bacterias'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'blood-culture',
      codes: [
        { system: 'LOINC', code: '600-7', name: 'Bacteria identified in Blood by Culture' },
      ],
      en: {
        name: 'Blood culture (looks for germs in the blood)',
        about: 'A sample of blood is kept warm in the lab to see if bacteria grow, and which kind. It is used to look for an infection.',
        find: ['infection', 'sepsis test', 'germs', 'bacteria'],
      },
      es: {
        name: 'Cultivo de sangre (busca microbios)',
        about: 'Una muestra de sangre se guarda tibia en el laboratorio para ver si crecen bacterias, y de qué tipo. Sirve para buscar una infección.',
        find: ['hemocultivo', 'infección', 'sepsis', 'bacterias'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'wound-culture',
      codes: [
        { system: 'LOINC', code: '6462-6', name: 'Bacteria identified in Wound by Culture' },
      ],
      en: {
        name: 'Wound culture (looks for germs)',
        about: 'A sample from a wound is kept in the lab to see if bacteria grow, and which kind. It is used to look for an infection.',
        find: ['infection', 'wound swab', 'germs', 'bacteria'],
      },
      es: {
        name: 'Cultivo de herida (busca microbios)',
        about: 'Una muestra de una herida se guarda en el laboratorio para ver si crecen bacterias, y de qué tipo. Sirve para buscar una infección.',
        find: ['infección', 'herida', 'bacterias', 'hisopo'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'stool-culture',
      codes: [
        { system: 'LOINC', code: '625-4', name: 'Bacteria identified in Stool by Culture' },
      ],
      en: {
        name: 'Stool culture (looks for germs)',
        about: 'A sample of stool (poop) is kept in the lab to see if bacteria grow that can make people sick. It shows which kind they are.',
        find: ['poop test', 'infection', 'diarrhea', 'bacteria'],
      },
      es: {
        name: 'Cultivo de heces (busca microbios)',
        about: 'Una muestra de heces (popó) se guarda en el laboratorio para ver si crecen bacterias que pueden enfermar, y de qué tipo.',
        find: ['coprocultivo', 'popó', 'caca', 'infección', 'diarrea'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'culture',
      codes: [
        { system: 'LOINC', code: '11475-1', name: 'Microorganism identified in Unspecified specimen by Culture' },
        { system: 'LOINC', code: '6463-4', name: 'Bacteria identified in Specimen by Culture' },
      ],
      en: {
        name: 'Culture (to see if germs grow)',
        about: 'A sample from the body is kept in the lab to see if germs grow, and which kind. It is used to look for an infection.',
        find: ['infection', 'germs', 'bacteria', 'swab'],
      },
      es: {
        name: 'Cultivo (para ver si crecen microbios)',
        about: 'Una muestra del cuerpo se guarda en el laboratorio para ver si crecen microbios, y de qué tipo. Sirve para buscar una infección.',
        find: ['infección', 'bacterias', 'hisopo'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'gram-stain',
      codes: [
        { system: 'LOINC', code: '664-3', name: 'Microscopic observation [Identifier] in Specimen by Gram stain' },
      ],
      en: {
        name: 'Gram stain (germs under a microscope)',
        about: 'Dye is put on a sample so that bacteria can be seen under a microscope. Their color and shape help tell which kind they are.',
        find: ['infection', 'germs', 'bacteria', 'smear'],
      },
      es: {
        name: 'Tinción de Gram (microbios en el microscopio)',
        about: 'Se le pone tinta a una muestra para ver bacterias en el microscopio. El color y la forma ayudan a saber de qué tipo son.',
        find: ['infección', 'bacterias', 'frotis', 'gram'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'covid-19-antigen',
      codes: [
        { system: 'LOINC', code: '95209-3', name: 'SARS-CoV+SARS-CoV-2 (COVID-19) Ag [Presence] in Respiratory system specimen by Rapid immunoassay' },
        { system: 'LOINC', code: '94558-4', name: 'SARS-CoV-2 (COVID-19) Ag [Presence] in Respiratory specimen by Rapid immunoassay' },
      ],
      en: {
        name: 'COVID-19 rapid test (antigen)',
        about: 'Looks for parts of the COVID-19 virus. The sample mostly comes from the nose.',
        find: ['covid', 'coronavirus', 'antigen', 'sars-cov-2'],
      },
      es: {
        name: 'Prueba rápida de COVID-19 (antígeno)',
        about: 'Busca partes del virus que causa el COVID-19 en una muestra, casi siempre de la nariz.',
        find: ['covid', 'coronavirus', 'antígeno', 'sars-cov-2'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'covid-19-rna',
      codes: [
        { system: 'LOINC', code: '94500-6', name: 'SARS-CoV-2 (COVID-19) RNA [Presence] in Respiratory system specimen by NAA with probe detection' },
      ],
      en: {
        name: 'COVID-19 test (PCR and the like)',
        about: 'Looks for the genes of the COVID-19 virus. The sample mostly comes from the nose or throat.',
        find: ['covid', 'coronavirus', 'pcr', 'sars-cov-2', 'naat'],
      },
      es: {
        name: 'Prueba de COVID-19 (PCR y otras)',
        about: 'Busca los genes del virus que causa el COVID-19 en una muestra, casi siempre de la nariz o la garganta.',
        find: ['covid', 'coronavirus', 'pcr', 'sars-cov-2'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'covid-19-rna-panel',
      codes: [
        { system: 'LOINC', code: '94531-1', name: 'SARS-CoV-2 RNA Pnl Resp NAA+probe' },
      ],
      en: {
        name: 'COVID-19 tests (group, PCR and the like)',
        about: 'A group of tests that look for the genes of the COVID-19 virus. The sample mostly comes from the nose or throat.',
        find: ['covid', 'coronavirus', 'pcr', 'sars-cov-2', 'naat'],
      },
      es: {
        name: 'Pruebas de COVID-19 (grupo, PCR y otras)',
        about: 'Un grupo de pruebas que buscan los genes del virus que causa el COVID-19, casi siempre en la nariz o la garganta.',
        find: ['covid', 'coronavirus', 'pcr', 'sars-cov-2'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'covid-19-cycle-threshold',
      codes: [
        { system: 'LOINC', code: '94745-7', name: 'SARS-CoV-2 (COVID-19) RNA [Cycle Threshold #] in Respiratory specimen by NAA with probe detection' },
      ],
      en: {
        name: 'COVID-19 test: rounds until found (Ct)',
        about: 'The lab copies the genes of the virus round by round. This number tells after how many rounds they were found.',
        find: ['covid', 'coronavirus', 'pcr', 'cycle threshold', 'sars-cov-2'],
      },
      es: {
        name: 'Prueba de COVID-19: vueltas hasta hallarlo (Ct)',
        about: 'El laboratorio copia los genes del virus vuelta por vuelta. Este número dice tras cuántas vueltas se hallaron.',
        find: ['covid', 'coronavirus', 'pcr', 'umbral de ciclo', 'sars-cov-2'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'flu-a-antigen',
      codes: [
        { system: 'LOINC', code: '80382-5', name: 'Influenza virus A Ag [Presence] in Upper respiratory specimen by Rapid immunoassay' },
      ],
      en: {
        name: 'Flu A rapid test',
        about: 'Looks for parts of the flu virus, type A, in a sample from the nose or throat.',
        find: ['influenza', 'flu', 'rapid flu', 'swab'],
      },
      es: {
        name: 'Prueba rápida de gripe A',
        about: 'Busca partes del virus de la gripe, tipo A, en una muestra de la nariz o la garganta.',
        find: ['influenza', 'gripe', 'gripa', 'hisopo'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'flu-b-antigen',
      codes: [
        { system: 'LOINC', code: '80383-3', name: 'Influenza virus B Ag [Presence] in Upper respiratory specimen by Rapid immunoassay' },
      ],
      en: {
        name: 'Flu B rapid test',
        about: 'Looks for parts of the flu virus, type B, in a sample from the nose or throat.',
        find: ['influenza', 'flu', 'rapid flu', 'swab'],
      },
      es: {
        name: 'Prueba rápida de gripe B',
        about: 'Busca partes del virus de la gripe, tipo B, en una muestra de la nariz o la garganta.',
        find: ['influenza', 'gripe', 'gripa', 'hisopo'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'flu-a-rna',
      codes: [
        { system: 'LOINC', code: '92142-9', name: 'Influenza virus A RNA [Presence] in Respiratory specimen by NAA with probe detection' },
      ],
      en: {
        name: 'Flu A test (PCR and the like)',
        about: 'Looks for the genes of the flu virus, type A, in a sample from the nose, throat or lungs.',
        find: ['influenza', 'flu', 'pcr', 'swab'],
      },
      es: {
        name: 'Prueba de gripe A (PCR y otras)',
        about: 'Busca los genes del virus de la gripe, tipo A, en una muestra de la nariz, la garganta o los pulmones.',
        find: ['influenza', 'gripe', 'gripa', 'pcr', 'hisopo'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'flu-b-rna',
      codes: [
        { system: 'LOINC', code: '92141-1', name: 'Influenza virus B RNA [Presence] in Respiratory specimen by NAA with probe detection' },
      ],
      en: {
        name: 'Flu B test (PCR and the like)',
        about: 'Looks for the genes of the flu virus, type B, in a sample from the nose, throat or lungs.',
        find: ['influenza', 'flu', 'pcr', 'swab'],
      },
      es: {
        name: 'Prueba de gripe B (PCR y otras)',
        about: 'Busca los genes del virus de la gripe, tipo B, en una muestra de la nariz, la garganta o los pulmones.',
        find: ['influenza', 'gripe', 'gripa', 'pcr', 'hisopo'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'rsv-rna',
      codes: [
        { system: 'LOINC', code: '92131-2', name: 'Respiratory syncytial virus RNA [Presence] in Respiratory specimen by NAA with probe detection' },
      ],
      en: {
        name: 'RSV test (PCR and the like)',
        about: 'Looks for the genes of RSV, a common virus of the nose, throat and lungs, in a sample from there.',
        find: ['respiratory syncytial virus', 'rsv', 'pcr', 'swab'],
      },
      es: {
        name: 'Prueba del VRS (PCR y otras)',
        about: 'Busca los genes del VRS, un virus común de la nariz, la garganta y los pulmones, en una muestra de allí.',
        find: ['virus sincitial respiratorio', 'rsv', 'pcr', 'hisopo'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'procalcitonin',
      codes: [
        { system: 'LOINC', code: '33959-8', name: 'Procalcitonin [Mass/volume] in Serum or Plasma' },
      ],
      units: ['ng/mL', 'ug/L'],
      en: {
        name: 'Procalcitonin (an infection test)',
        about: 'Shows how much procalcitonin is in the blood. The body makes more of it in some infections with bacteria, and at other times too.',
        find: ['infection', 'sepsis test', 'bacteria', 'pct'],
      },
      es: {
        name: 'Procalcitonina (prueba de infección)',
        about: 'Muestra cuánta procalcitonina hay en la sangre. El cuerpo hace más de esta proteína en algunas infecciones con bacterias, y también en otros casos.',
        find: ['infección', 'sepsis', 'bacterias', 'pct'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'chickenpox-antibodies',
      codes: [
        { system: 'LOINC', code: '19162-7', name: 'Varicella zoster virus IgG Ab [Presence] in Serum' },
      ],
      en: {
        name: 'Chickenpox antibodies (varicella zoster)',
        about: 'Looks for antibodies to the virus of chickenpox and shingles. The body can make them once it has had the illness or the vaccine.',
        find: ['varicella', 'shingles', 'immunity', 'titer', 'vzv'],
      },
      es: {
        name: 'Anticuerpos de la varicela (varicela zóster)',
        about: 'Busca en la sangre anticuerpos contra el virus de la varicela y la culebrilla. El cuerpo los puede hacer tras la enfermedad o la vacuna.',
        find: ['varicela', 'herpes zóster', 'culebrilla', 'defensas', 'títulos'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'measles-antibodies',
      codes: [
        { system: 'LOINC', code: '20479-2', name: 'Measles virus IgG Ab [Presence] in Serum' },
      ],
      en: {
        name: 'Measles antibodies',
        about: 'Looks in the blood for antibodies against the measles virus. The body can make them after the illness or the vaccine.',
        find: ['rubeola', 'immunity', 'titer', 'mmr'],
      },
      es: {
        name: 'Anticuerpos del sarampión',
        about: 'Busca en la sangre anticuerpos contra el virus del sarampión. El cuerpo los puede hacer tras la enfermedad o la vacuna.',
        find: ['sarampión', 'defensas', 'títulos', 'triple viral'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
    {
      id: 'mumps-antibodies',
      codes: [
        { system: 'LOINC', code: '7966-5', name: 'Mumps virus IgG Ab [Units/volume] in Serum' },
      ],
      en: {
        name: 'Mumps antibodies (how many)',
        about: 'Shows how much there is of antibodies against the mumps virus. The body can make them after the illness or the vaccine.',
        find: ['mumps', 'immunity', 'titer', 'mmr'],
      },
      es: {
        name: 'Anticuerpos de las paperas (cuántos)',
        about: 'Muestra cuántos anticuerpos hay contra el virus de las paperas. El cuerpo los puede hacer tras la enfermedad o la vacuna.',
        find: ['paperas', 'parotiditis', 'defensas', 'títulos', 'triple viral'],
      },
      reviewed: { clinical: null, plain: null, spanish: null },
    },
  ],
} satisfies DictionaryFile
