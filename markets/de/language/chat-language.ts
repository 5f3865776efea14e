import type { ChatLanguage } from '../../../shared/chat/language.ts'

export const chatLanguage: ChatLanguage = {
  idle: `der die das den dem des ein eine einen einem einer eines kein keine und oder aber wenn dass ob ich du er sie es wir ihr mich dich sich
    uns euch mir dir ihm ihnen mein meine meinen meinem meiner dein deine euer eure unser ist sind bin bist seid sein war waren wird werden
    werde hat habe haben hatte kann kannst konnen konnte mochte mochten will wollen soll sollte muss mussen musst darf durfen zu zum zur im
    in an am auf aus bei mit nach von vom vor fur uber unter um bis durch gegen als wie was wer wen wem wann wo warum welche welcher
    welches welchen nicht kein nein ja auch noch nur schon sehr mehr man denn doch so da hier dort alle alles jeder jede etwas mal bitte
    danke hallo guten tag hi gibt gebt geben machen macht mache tun brauche braucht wissen frage fragen info infos reise reisen reist
    verreisen mitreisen mitfahren fahren fahre gehen geht gehe gruppenreise gruppe buchen buche gebucht buchung bedeutet heisst anderen besondere leisten eigentlich moglich reisegruppe wurde gern gerne beste besten besonders trotzdem inklusive normalerweise funktioniert kostet kaufen problem mitkommen zusammen dabei`,
  subjects: {
    cancel: 'stornier storno rucktritt absag zurucktret kundig',
    flexible: 'flexib',
    refund: 'erstatt ruckerstatt geld_zuruck ruckzahl',
    change: 'wechsel umbuch ander verschieb tausch',
    deposit: 'anzahlung anzahlen rate= raten= restzahl',
    pay: 'zahle= zahlen= bezahl zahlung zahlt=',
    currency: 'wahrung euro= dollar pfund=',
    flight: 'flug= fluge= flieg fluge flugticket',
    insurance: 'versicher police=',
    pot: 'gruppenkasse gemeinschaftskasse reisekasse kasse=',
    room: 'zimmer',
    share: 'teilen= teile=',
    size: 'wie_gross wie_viele_leute wie_viele_person wie_viele_teilnehm wie_viele_seid wie_viele_sind wie_viele_mit gruppengrosse teilnehmerzahl',
    age: 'alt= alter= jahre= altersgrupp junge jung= ich_bin_2 ich_bin_3 ich_bin_4 ich_bin_5 ich_bin_6 ich_bin_7',
    coordinator: 'coordinator reiseleit reisebegleit guide leitet= leiten= begleitet=',
    fit: 'fit= fitness sportlich kondition trainiert wandern',
    language: 'sprach= sprache sprech englisch',
    diet: 'vegetari vegan gluten allerg unvertraglich ernahr zoliak essen=',
    health: 'gesund vorerkrank behinder medizin krankheit',
    status: 'status= geplant= fast_bestatigt auf_anfrage ausgebucht',
    confirm: 'bestatig',
    freetime: 'freizeit freie_zeit freie_stunden immer_alles alles_gemeinsam alles_zusammen immer_zusammen pflicht',
    documents: 'dokument pass= reisepass visum visa= ausweis papiere=',
    meeting: 'treffen= treffpunkt trifft= ersten_tag',
    emergency: 'notfall passiert unfall verletz',
    plan: 'route= reiseplan reiseroute programm reiseverlauf',
    review: 'bewertung rezension erfahrungsbericht',
    alone: 'allein ohne_jemanden kenne_niemand niemanden= single= solo=',
    companion: 'freund partner mann= frau= paar= mitbring begleitung',
    place: 'wohin wo_kann_man_hin reiseziel lander=',
    duration: 'wie_lange wann_kommt wie_schnell bis_wann',
    departure: 'termin',
  },
  endings: 'ungen ung lichen liche lich igen ige ig sten ten est est en er em es st t e n s',
  compounds: true,
  smallTalk: {
    person:
      'mit_jemandem mit_einem_mensch echten_mensch mit_einer_person echte_person mensch= mitarbeiter telefon kundenservice kundendienst kontakt anrufen',
    robot:
      'bist_du_ein_robot bist_du_ein_bot bist_du_ein_mensch bist_du_echt bist_du_eine_person wer_bist_du kunstliche_intelligenz chatgpt roboter bot= ki=',
    thanks: 'danke= dankeschon vielen_dank super= perfekt=',
    greeting: 'hallo= hi= moin= guten_tag guten_morgen guten_abend servus= hey=',
  },
}
