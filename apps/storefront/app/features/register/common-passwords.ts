/**
 * The most common passwords of at least six characters, commonest first: from the
 * lists of zxcvbn (MIT licence, Dan Wheeler and Dropbox), and some that are common in India.
 */
const words = `
  123456 password 12345678 qwerty 123456789 111111 1234567 dragon 123123 baseball abc123 football
  monkey letmein shadow master mustang 666666 qwertyuiop 123321 1234567890 superman 654321
  1qaz2wsx 7777777 qazwsx jordan 123qwe 000000 killer trustno1 hunter harley zxcvbnm asdfgh buster
  batman soccer tigger charlie sunshine iloveyou ranger hockey computer starwars pepper klaster
  112233 zxcvbn freedom princess maggie ginger 11111111 131313 cheese 159753 summer chelsea dallas
  biteme matrix yankees corvette austin access thunder merlin secret diamond hammer 1234qwer
  silver gfhjkm internet samantha golfer scooter orange cookie q1w2e3r4t5 maverick sparky phoenix
  mickey bigdog snoopy guitar whatever chicken camaro mercedes peanut ferrari falcon cowboy
  welcome samsung steelers smokey dakota arsenal boomer eagles tigers marina nascar booboo gateway
  yellow porsche monster spider diablo hannah bulldog junior london purple compaq lakers iceman
  qwer1234 cowboys banana ncc1701 boston tennis q1w2e3r4 coffee scooby 123654 nikita yamaha mother
  barney brandy chester oliver player forever rangers midnight chicago bigdaddy redsox badboy
  fender jasper slayer rabbit natasha marine wizard marlboro raiders prince casper fishing flower
  jasmine iwantu adidas winter winner gandalf password1 ghbdtn 1q2w3e4r golden cocacola jordan23
  winston madison angels panther sophie asdfasdf thx1138 toyota canada 12344321 8675309 muffin
  liverpoo apples qwerty123 passw0rd abcd1234 pokemon 123abc slipknot qazxsw 123456a scorpion
  qwaszx butter startrek rainbow asdfghjkl newyork redskins gemini cameron qazwsxedc florida
  liverpool turtle sierra viking booger doctor rocket 159357 dolphins captain bandit jaguar
  packers pookie peaches 789456 dolphin helpme theman maxwell qwertyui lovers maddog giants
  nirvana metallic hotdog rosebud mountain warrior stupid elephant success bond007 alexis scorpio
  samson q1w2e3 azerty rush2112 driver freddy 1q2w3e4r5t sydney gators dexter red123 123456q
  12345a creative voodoo trouble america nissan gunner garfield asdfghjk apollo 1qazxsw2 eminem
  legend airborne beavis brooklyn godzilla skippy 4815162342 kitten shelby phantom asdasd xavier
  braves darkness blink182 copper platinum qweqwe tomcat 01012011 bigboy 102030 animal police
  online 11223344 voyager lifehack 12qwaszx sniper 315475 trinity blazer heaven snowball loveme
  bubbles cricket willow donkey topgun nintendo saturn destiny pakistan pumpkin digital sergey
  redwings explorer private runner therock guinness lasvegas beatles 789456123 cassie christin
  qwerty1 celtic asdf1234 andrey broncos 007007 babygirl eclipse fluffy cartman michigan carolina
  testing alexande birdie pantera cherry vampire mexico buffalo genius montana minecraft maximus
  flyers lovely stalker metallica doggie snickers speedy bronco lol123 paradise yankee horses
  magnum dreams lacrosse goober enigma qwertyu scotty bollocks surfer poohbear genesis asd123
  qweasdzxc racing hello1 hawaii eagle1 poopoo einstein 12345q drowssap simple badger alaska
  action jester drummer 111222 spitfire forest maryjane champion diesel svetlana friday hotrod
  147258 lucky1 westside security google tester shorty thumper hitman mozart zaq12wsx reddog
  010203 lizard a123456 123456789a ruslan 1232323q scarface qwerty12 147852 a12345 buddha 420420
  spirit money1 stargate qwe123 naruto mercury liberty 12345qwert semperfi suzuki popcorn spooky
  marley scotland cherokee vikings simpsons rascal qweasd hummer loveyou michael1 patches russia
  jupiter penguin passion vfhbyf vladimir sandman passport raider 123789 infinity bulldogs fantasy
  1234554321 horney domino budlight disney ironman softball brutus redrum bigred mnbvcxz fktrcfylh
  karina marines digger kawasaki cougar fireman oksana monday justice wildcats tinker logitech
  dancer swordfis avalon everton alexandr motorola patriots madonna ducati colorado connor
  juventus galore smooth freeuser warcraft boogie titanic wolverin elizabet arizona valentin
  saints accord test123 password123 christ yfnfif stinky spiderma naughty chopper hello123
  ncc1701d extreme skyline zombie pearljam 123qweasd froggy awesome vision pirate fylhtq dreamer
  bullet predator empire 123123a kirill charlie1 panthers skipper nemesis rasdzv3 peekaboo
  rolltide cardinal psycho danger mookie happy1 chevelle manutd goblue 9379992 hobbes vegeta
  fyfcnfcbz 852456 picard 159951 windows loverboy victory vfrcbv bambam serega 123654789 turkey
  tweety galina hiphop rooster changeme berlin taurus polina electric avatar 134679 maksim raptor
  alpha1 hendrix newport brazil spring a1b2c3 madmax britney sublime darkside bigman wolfpack
  classic hercules ronaldo letmein1 1q2w3e 741852963 spiderman blizzard 123456789q cheyenne
  cjkysirj tiger1 wombat bubba1 pandora zxc123 holiday wildcat devils alabama caesar buddy1
  pussycat pickle shaggy catch22 leather chronic a1b2c3d4 qqq111 qaz123 airplane kodiak freepass
  billybob sunset katana chocolat snowman angel1 stingray firebird wolves zeppelin detroit pontiac
  gundam panzer outlaw redhead tarheels greenday nastya 01011980 hardon engineer dragon1 hellfire
  serenity fireball lickme darkstar 1029384756 mustang1 124578 strike beauty pavilion 01012000
  bobafett dbrnjhbz bigmac bowling chris1 ytrewq natali pyramid welcome1 dodgers apache swimming
  whynot trooper defender precious 135790 packard weasel popeye lucifer cancer icecream 142536
  swordfish presario viktor rockstar blonde james1 wutang atlanta airforce thailand casino lennon
  741852 hacker bluebird hawkeye 456123 theone catfish sailor goldfish nfnmzyf tattoo pervert
  barbie maxima machine trucks wrangler tornado lights cadillac bubble pegasus madman longhorn
  browns target qazwsx123 microsoft dilbert christia baller shooter xfiles seattle qazqaz cthutq
  amateur prelude corona freaky malibu 123qweasdzxc assassin 246810 atlantis integra iloveu
  lonewolf dragons monkey1 unicorn software bobcat stealth peewee openup 753951 srinivas zaqwsx
  valentina shotgun trigger veronika bruins coyote babydoll dollar lestat rocky1 hottie random
  butterfly wordpass smiley sweety chipper samurai devildog maddie soso123aljg mistress freedom1
  flipper express hjvfirf cessna piglet polaris teacher montreal cookies wolfgang scully wicked
  tickle dfvgbh foobar transam oicu812 basketba toshiba hotstuff sunday gambit 31415926 impala
  stephani jessica1 hooker lancer knicks shamrock stinger 314159 redneck deftones siemens blaster
  trucker subaru renegade ibanez manson reaper blondie mylove galaxy blahblah enterpri travel
  1234abcd babylon5 indiana skeeter master1 ficken sweetpea trfnthbyf marino smitty bigfoot larisa
  trumpet spartan valera babylon asdfghj yankees1 stormy mister hamlet aardvark butterfl marathon
  paladin cavalier manchester skater indigo hornet buckeyes 01011990 indians karate hesoyam
  toronto diamonds chiefs buckeye 1qaz2wsx3edc highland charger redman passwor maiden drpepper
  garden 12345678910 pencil sherlock timber thuglife insane jungle jesus1 aragorn 1a2b3c hamster
  david1 triumph techno lollol pioneer catdog 321654 fktrctq morpheus 141627 pascal shadow1 hobbit
  consumer blabla justme stones chrissy spartak goforit burger pitbull adgjmptw italia barcelona
  hunting colors kissme overlord pebbles sundance emerald racecar element 1478963 zipper alpine
  basket goddess poison sakura chichi huskers q12345 ultimate ncc1701e blackie nicola rommel
  matthew1 caserta geronimo sammy1 trojan 123qwe123 philips nugget tarzan chicks aleksandr trixie
  portugal anakin dodger bomber superfly madness q1w2e3r4t5y6 123asd ybrbnf soldier warlock
  wrinkle1 desire seminole alejandr 951753 11235813 westham andrei concrete access14 letmein2
  ladybug christop trombone tintin bluesky rhbcnbyf qazxswedc onelove cdtnkfyf vfvjxrf titans
  stallion hansolo blue22 smiles beagle panama kingkong flatron inferno mongoose connect poiuyt
  snatch qawsed blessed rocker snakes bluemoon finger jamaica a1234567 mulder beetle passat
  immortal plastic 123454321 anthony1 whiskey dietcoke spunky magic1 monitor cactus exigen planet
  ripper spyder apple1 nolimit hollywoo sticky trunks 1234321 14789632 pickles sailing bonehead
  ghbdtnbr charlott rubber 911911 112358 molly1 yomama hongkong jumper william1 faster unreal
  memphis 1123581321 nylons legion sebastia shalom pentium geheim werewolf funtime ferret curious
  555666 niners cantona sprite philly pirates abgrtyu lollipop eternity boeing super123 sweets
  cooldude tottenha green1 jackoff stocking 7895123 moomoo martini biscuit drizzt colt45 fossil
  makaveli snapper maniac salmon patriot verbatim shasta asdzxc shaved blackcat raistlin
  qwerty12345 punkrock cjkywt 01012010 waterloo crimson twister oxford musicman seinfeld biggie
  condor ravens megadeth wolfman cosmos sharks banshee keeper foxtrot gn56gn56 skywalke velvet
  black1 sesame squirrel privet sunrise wolverine legolas grendel carrot frosty lvbnhbq blades
  stardust qazwsxed 121314 coolio brownie groovy twilight daytona vanhalen pikachu peanuts licker
  hershey jericho intrepid 1234567a zaq123 lobster goblin punisher strider shogun kansas amadeus
  seven7 jason1 neptune showtime muscle oldman ekaterina rfrfirf getsome showme 111222333 obiwan
  skittles tanker maestro tarheel anubis hannibal newlife gothic pass@123 password@123 admin@123
  admin123 india@123 india123 abcd@1234 abcd@123 abc@123 welcome@123 welcome123 qwerty@123
  test@123 user@123 kumar@123 sairam omsairam jaimatadi krishna radhakrishna mahadev ganesh
  ganpati hanuman jaihind bharat mumbai pune123 ilovemyindia sachin rahul123 iloveindia password12
  password1234 987654321
`;

export const commonPasswords: ReadonlySet<string> = new Set(words.trim().split(/\s+/));
