import type { ChatLanguage } from '../../../shared/chat/language.ts'

export const chatLanguage: ChatLanguage = {
  idle: `a an the of to in on at by for with from as is are am be been was were will would shall should can could may might must do does did
    done have has had i me my mine you your yours we us our they them their he she it its this that these those there here what which who
    whom when where why how and or but if so not no yes than then too very any some all more less just please about into up out get got go
    going goes come comes coming need want wanna like know tell make makes take thing things trip trips travel travels travelling traveling
    group tour tours hello hi hey thanks thank question questions info information book booking booked mean means happen something else don t m s re ve ll d possible really also isn aren doesn don happens happened work works working best super weird option options point bring bringing problem usually normally still same included`,
  subjects: {
    cancel: 'cancel withdraw pull_out change_my_mind back_out call_off call_it_off',
    flexible: 'flexib',
    refund: 'refund money_back reimburs',
    change: 'chang switch swap resched postpon',
    deposit: 'deposit instal balance= upfront',
    pay: 'pay= pays= paid= paying payment',
    currency: 'currenc euro pound dollar',
    flight: 'flight fly= flying plane airfare airline',
    insurance: 'insur cover= covered=',
    pot: 'money_pot kitty= group_fund shared_fund pot=',
    room: 'room bedroom accommodat',
    share: 'share= shared= sharing=',
    size: 'how_many_people how_many_of how_many_person how_many_travel how_big how_large group_size how_many_are how_many_others',
    age: 'age= ages= aged= old= older younger young= i_am_2 i_am_3 i_am_4 i_am_5 i_am_6 i_am_7 i_m_2 i_m_3 i_m_4 i_m_5 i_m_6 i_m_7',
    coordinator: 'coordinator leader= guide= lead= leads= leading=',
    fit: 'be_fit super_fit how_fit fit_enough fitness in_shape training athletic sporty strenuous walking',
    language: 'languag english speak spoken',
    diet: 'diet vegetarian vegan gluten coeliac celiac allerg intoleran food eat=',
    health: 'health medical disab illness',
    status: 'status planned almost_confirmed on_request almost_full',
    confirm: 'confirm goes_ahead go_ahead',
    freetime: 'free_time everything_together do_everything own_thing compulsor always_together to_myself',
    documents: 'document passport visa= visas= id_card',
    meeting: 'meet= meeting= meet_up first_day day_one',
    emergency: 'emergenc something_happens goes_wrong accident hurt= sick= injur',
    plan: 'itinerar schedule= route= programme= program=',
    review: 'review rating= testimonial',
    alone: 'alone solo= by_myself on_my_own without_knowing know_anyone know_anybody know_nobody know_no_one single=',
    companion: 'friend partner boyfriend girlfriend husband wife= couple someone= somebody=',
    place: 'where_can_i_go where_can_we_go where_do_you_go countries= destinations=',
    duration: 'how_long how_soon how_quickly when_will_i_get when_do_i_get',
    departure: 'departur',
  },
  endings: 'ations ation ments ment ness ings ing ies ied ers est ed es er ly s e y',
  compounds: false,
  smallTalk: {
    person:
      'talk_to_a speak_to_a talk_to_some speak_to_some speak_with_some real_person human= agent= representative operator phone_number call_you customer_service customer_care customer_support contact_you',
    robot:
      'are_you_a_robot are_you_a_bot are_you_human are_you_a_human are_you_real are_you_a_person are_you_a_real who_are_you chatgpt artificial_intelligence robot= bot= an_ai=',
    thanks: 'thanks= thank_you thx= cheers= perfect= great=',
    greeting: 'hello= hi= hey= good_morning good_afternoon good_evening',
  },
}
