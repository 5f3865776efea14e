import type { ChatLanguage } from '../../../shared/chat/language.ts'

export const chatLanguage: ChatLanguage = {
  idle: `succede il lo la i gli le l un uno una d di a da in con su per tra fra del dello della dei degli delle dell al allo alla ai agli alle all
    dal dalla dai dalle nel nella nei nelle nell sul sulla e ed o ma se che chi cosa cos come quando quanto quanta quanti quante dove quale
    quali perche mi ti ci vi si ne me te io tu lui lei noi voi loro mio mia miei mie tuo tua tuoi tue vostro vostra vostri vostre suo sua
    sono sei siamo siete essere sara ho hai ha abbiamo avete hanno avere avrei posso puoi puo possiamo potete possono potrei potremmo
    vorrei voglio vuole vogliamo vuol vuoi dire devo deve dobbiamo dovrei bisogna serve servono fare fa faccio fate fatto sapere sapete so
    questo questa questi queste quello quella anche piu meno molto tutto tutti ogni non no gia ancora poi solo favore prego sempre c e
    viaggio viaggi viaggiare partire parto parti parte si partite vengo venire andare vado vai va proprio quindi allora magari per forza
    domanda domande informazioni info sapere dirmi dimmi potresti grazie ciao salve buongiorno buonasera prenotazione esiste qual troppo dov viene vengono significa significano funziona funzionano prendere invece cioe durante migliore comunque insieme costa costano gratis problema`,
  subjects: {
    cancel: 'cancell disd annull rinunc recess recedere cambio_idea cambiare_idea',
    flexible: 'flessibil',
    refund: 'rimbors restitu soldi_indietro',
    change: 'cambi spost modific sostitu',
    deposit: 'accont anticip caparr rata= rate= rateizz saldo',
    pay: 'paga pago= paghi pago versar',
    currency: 'valut euro sterlin dollar moneta',
    flight: 'volo= voli= aere bigliett',
    insurance: 'assicur polizz copertur coperto= coperta=',
    pot: 'cassa_comune cassa= fondo_comune soldi_comuni',
    room: 'stanz camer singola= letto',
    share: 'divider condivid',
    size: 'quante_persone quanti_siamo in_quanti quanti_partecip numero_di_partecip quanto_e_grand quanto_sono_grand massimo_di_person quanta_gente',
    age: 'eta= anni= fasci giovan vecch coetane',
    coordinator: 'coordinat accompagn capogruppo guida guide=',
    fit: 'allena in_forma fisic atletic sportiv fatic camminar',
    language: 'lingu ingles parla= parlano=',
    diet: 'aliment vegetarian vegan celiac intoller allerg dieta glutine mangi',
    health: 'salute malatt patolog disabil medic',
    status: 'stato= stati= in_programma quasi_confermat su_richiesta ultimi_posti al_completo',
    confirm: 'conferm',
    freetime:
      'tempo_libero ore_libere sempre_tutto_insieme tutto_insieme sempre_insieme obbligator per_conto_mio da_parte_mia',
    documents: 'document passaport visto= visti= carta_d_ident carta_di_ident',
    meeting: 'ritrov ci_si_trova ci_troviamo appuntament incontr ci_vediamo primo_giorno',
    emergency: 'emergen succede_qualcosa succedesse incident mi_faccio_male sto_male ferit',
    plan: 'itinerar programma=',
    review: 'recension opinion giudiz',
    alone: 'da_sol senza_conoscere non_conosco nessuno= single=',
    companion: 'amic partner= fidanzat compagn marito moglie coppia con_qualcuno',
    place: 'dove_si_puo_andare dove_andate dove_posso_andare mete= destinazion paesi=',
    duration: 'in_quanto_tempo quanto_tempo quanto_ci_vuole entro_quanto',
    departure: 'partenz',
  },
  endings:
    'amento amenti azione azioni mente ando endo are ere ire ato ata ati ate uto uta uti ute ito ita iti ite o a e i',
  compounds: false,
  smallTalk: {
    person:
      'parlare_con_qualcuno parlare_con_una_person parlare_con_un_operator operator persona_vera persona_reale umano= numero_di_telefono telefon servizio_client assistenza= contatt',
    robot:
      'sei_un_robot sei_un_bot sei_una_persona sei_uman sei_reale sei_vero sei_vera chi_sei intelligenza_artificiale chatgpt robot= bot=',
    thanks: 'grazie= ringrazi perfetto= ottimo=',
    greeting: 'ciao= salve= buongiorno= buonasera= hey= ehi=',
  },
}
