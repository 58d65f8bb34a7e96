import { invertSpellings } from './invert-spellings'

/** Parts of a dose form by their spellings: how it is released, where it goes, and what it is. */
export const formParts: Readonly<Record<string, string>> = invertSpellings({
  'release:extended release':
    'extended release|er|xr|xl|sr|la|cr|cd|xt|sa|sustained release|controlled release|prolonged release|long acting|extended rel|ext rel|liberacion prolongada|de liberacion prolongada|retard|accion prolongada|prolonged release tab',
  'release:delayed release':
    'delayed release|dr|ec|enteric coated|enteric|gastro resistant|gastroresistente|gastroresistentes|delayed rel|del rel|tbec|cpdr',
  'release:modified release': 'modified release|mr|liberacion modificada|de liberacion modificada|m r',
  'route:oral': 'oral|orally|po|by mouth|via oral',
  'route:ophthalmic': 'ophthalmic|ophth|ophthal|opht|eye|oftalmico|oftalmica|ocular',
  'route:otic': 'otic|ear|otico|otica',
  'route:nasal': 'nasal|nose|intranasal|nasally',
  'route:topical': 'topical|top|external|ext|cutaneous|topico|topica|cutaneo|cutanea|skin|tp',
  'route:rectal': 'rectal|pr|rectally',
  'route:vaginal': 'vaginal|vag|pv|intravaginal',
  'route:sublingual': 'sublingual|sl|subl',
  'route:buccal': 'buccal',
  'route:inhalation':
    'inhalation|inhalant|inh|inhl|inhaled|inhl oral|oral inhl|inh oral|oral inhalation|inhalation oral|respiratory inhalation|nebulization|nebulizer|nebulizing|neb|nebulisation|nebuliser|inhalacion|nebuliser solution|for nebuliser|para inhalacion',
  'route:injection':
    'intravenous|intramuscular|subcutaneous|iv|im|sc|sq|subq|subcut|ij|ivpb|inyectable|intravenosa|intramuscular or intravenous|intraarticular',
  'route:ophthalmic+base:drops': 'eye drops|eye drop|colirio|ophthalmic drops',
  'route:otic+base:drops': 'ear drops|ear drop',
  'route:oral+base:drops': 'oral drops',
  'route:nasal+base:spray': 'metered dose nasal spray',
  'base:tablet':
    'tablet|tablets|tab|tabs|tabl|caplet|caplets|tableta|tabletas|comprimido|comprimidos|comp|tb|pill|pills|tabletas recubiertas|oral tablet|pastilla|pastillas|gelcap|gelcaps|tablet coated|filmtab',
  'base:capsule': 'capsule|capsules|cap|caps|softgel|softgels|capsula|capsulas|liqui gel|liqui gels|sofgel|cp',
  'base:chewable tablet':
    'chewable tablet|chewable|chew|chewtab|chewables|chew tab|chewable tab|chewable tablets|tablet chewable|chwb|masticable|masticables|chew tabs|tab chew',
  'base:disintegrating tablet':
    'disintegrating tablet|orally disintegrating tablet|disintegrating|orally disintegrating|odt|rapid dissolve|tbdp|tbdsp|bucodispersable|bucodispersables|orodispersible|orodispersibles|tab odt|oral disintegrating|rapdis|dispersable en boca|odt tab',
  'base:soluble tablet':
    'dispersible tablet|dispersible|soluble tablet|soluble tablets|dispersible tablets|tablet for suspension|tablet for oral suspension',
  'base:effervescent tablet': 'effervescent|effervescent tablet|efervescente|efervescentes|effervescent tablets',
  'base:solution': 'solution|soln|sol|solucion|liquid|liq|liquido',
  'base:suspension': 'suspension|susp|sus',
  'base:syrup': 'syrup|syr|syrp|elixir|elix|jarabe|oral liquid',
  'base:concentrate': 'concentrate|conc|oral concentrate',
  'base:powder':
    'powder|pwdr|powd|pow|polvo|packet|sachet|sachets|pack powder|powder packet|sobre|sobres|pwd|pckt|granulado',
  'base:granules': 'granules|granule|gran|granulos',
  'base:injection':
    'injection|injectable|inj|injectable solution|solution for injection|injection solution|vial|vials|ampule|ampul|amp|ampoule|inyeccion|ampolla|solucion inyectable|solution for infusion|infusion|injectable suspension|suspension for injection|powder for injection|injection powder|lyophilized|sdv|mdv|ampollas|pf vial|single dose vial|injectable emulsion|emulsion for injection',
  'base:prefilled syringe':
    'prefilled syringe|syringe|pre filled syringe|syrg|syr inj|syringes|prefilled syringes|jeringa|jeringa precargada|soln prefilled syringe|sosy',
  'base:pen injector':
    'pen injector|pen|insulin pen|flexpen|kwikpen|solostar|flextouch|penfill|pen inj|pluma|pluma precargada|sopn|prefilled pen|kwik pen|flex pen|pnij|max solostar|tempo pen|sensoready pen|sureclick|soln pen injector|sub pen injctr|subcutaneous pen|sub pen',
  'base:auto-injector':
    'auto injector|autoinjector|auto injct|auto inj|soaj|atin|autoinyector|soln auto injector|autoinjectors|pushtronex|clickject',
  'base:cartridge': 'cartridge|soct|cartucho',
  'base:metered dose inhaler':
    'metered dose inhaler|pressurised inhalation|mdi|hfa|hfa inhaler|aerosol inhaler|aero|aers|inhalation aerosol|hfaa|hfa aerosol|inhalation aerosol solution|evohaler',
  'base:dry powder inhaler':
    'dry powder inhaler|powder inhaler|inhalation powder|powder for inhalation|diskus|ellipta|flexhaler|aepb|aerosol powder breath activated|aerosol powder|inhaler powder|disk with device|dpi|inhub|handihaler|respiclick|twisthaler|diskhaler|turbohaler|accuhaler|inhalation capsule|breath activated|polvo para inhalacion|aerosol powdr breath activated|accuhaler',
  'base:soft mist inhaler': 'inhalation spray|respimat|mist|soft mist inhaler|mist inhaler',
  'base:inhaler': 'inhaler|inhalador|inhaler device',
  'base:aerosol': 'aerosol',
  'base:spray': 'spray|spry|pump spray|spray non aerosol|spray pump|mucosal spray|nebulizador|pulverizador',
  'base:drops': 'drops|drop|gtt|gotas|drps',
  'base:cream': 'cream|crm|crea|crema',
  'base:ointment': 'ointment|oint|ont|pomada|unguento',
  'base:gel': 'gel|gl|jelly',
  'base:lotion': 'lotion|lot|lotn|locion',
  'base:foam': 'foam|espuma',
  'base:shampoo': 'shampoo|shmp|champu|medicated shampoo',
  'base:patch':
    'patch|patches|transdermal system|transdermal patch|ptch|ptwk|pttw|td|transdermal|parche|parches|medicated patch|parche transdermico|transdermico|transdermal film|td patch|adhesive patch|topical patch',
  'base:film': 'film|oral strip|strip film',
  'base:suppository': 'suppository|supp|suppositories|supositorio|supositorios|rectal suppository|supp rect',
  'base:enema': 'enema|rectal suspension|enem',
  'base:insert':
    'vaginal insert|vaginal tablet|insert|vaginal suppository|ovulo|ovulos|vaginal tab|vaginal capsule|pessary|pessaries',
  'base:ring': 'vaginal ring|vaginal system|ring|anillo vaginal',
  'base:implant': 'implant|drug implant|subdermal implant|subdermal|implante',
  'base:intrauterine system': 'intrauterine system|intrauterine|iud|iuf|intrauterine device',
  'base:lozenge': 'lozenge|oral lozenge|lozenges|troche|loz|mucous membrane lozenge',
  'base:gum': 'gum|chewing gum|chicle',
  'base:mouthwash':
    'mouthwash|mouth wash|oral rinse|rinse|enjuague bucal|gargle|mouth throat solution|oral mouthwash|mucous membrane solution',
  'base:sprinkle capsule': 'sprinkle|sprinkle capsule|sprinkles|capsule sprinkle|cap sprinkle|sprinkle caps',
  'base:pad': 'pad|pads|swab|medicated pad|pledget',
})
