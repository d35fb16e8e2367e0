export type SeedFlour = {
  /** Also the name of its picture in `pictures/`. */
  slug: string;
  name: string;
  nameMr: string;
  category: string;
  pricePerKg: number;
  quantityKg: number;
  sale: boolean;
  shelfLifeDays: number;
  text: string;
  description: string;
  /** Alternative text of the picture. */
  alt: string;
  /** Other spellings and names that people search by. */
  searchAlso: string[];
};

/** The twelve flours of the demo shop, in the order of the site. */
export const seedFlours: readonly SeedFlour[] = [
  {
    slug: 'khapli-wheat-flour',
    name: 'Khapli Wheat Flour',
    nameMr: 'खपली गव्हाचे पीठ',
    category: 'Wheat',
    pricePerKg: 128,
    quantityKg: 64,
    sale: false,
    shelfLifeDays: 120,
    text: 'For poli and kheer',
    description:
      'Old emmer wheat of the Deccan, nutty and reddish, ground with all its bran for soft polis and khapli kheer.',
    alt: 'Heap of khapli wheat flour on a millstone, ringed with emmer grains',
    searchAlso: ['khapli', 'emmer', 'gahu', 'gehu', 'खपली', 'गहू'],
  },
  {
    slug: 'lokwan-wheat-flour',
    name: 'Lokwan Wheat Flour',
    nameMr: 'लोकवन गव्हाचे पीठ',
    category: 'Wheat',
    pricePerKg: 62,
    quantityKg: 240,
    sale: false,
    shelfLifeDays: 120,
    text: 'For everyday poli',
    description:
      "Pune's everyday wheat, ground whole and fine so that the poli puffs and stays soft till evening.",
    alt: 'Heap of lokwan wheat flour on a millstone, ringed with wheat grains',
    searchAlso: ['lokwan', 'lokvan', 'atta', 'gahu', 'लोकवन', 'कणीक'],
  },
  {
    slug: 'jowar-flour',
    name: 'Jowar Flour',
    nameMr: 'ज्वारीचे पीठ',
    category: 'Millets',
    pricePerKg: 78,
    quantityKg: 86,
    sale: false,
    shelfLifeDays: 90,
    text: 'For bhakri',
    description:
      'Fresh white sorghum that pats out into a round bhakri without cracking at the edge.',
    alt: 'Heap of jowar flour on a millstone, ringed with sorghum grains',
    searchAlso: ['jowar', 'jwari', 'jvari', 'sorghum', 'ज्वारी'],
  },
  {
    slug: 'bajra-flour',
    name: 'Bajra Flour',
    nameMr: 'बाजरीचे पीठ',
    category: 'Millets',
    pricePerKg: 68,
    quantityKg: 52,
    sale: false,
    shelfLifeDays: 90,
    text: 'For winter bhakri',
    description:
      'Grey-green winter millet with a toasty smell, at its best with garlic chutney and white butter.',
    alt: 'Heap of bajra flour on a millstone, ringed with pearl millet grains',
    searchAlso: ['bajra', 'bajri', 'pearl millet', 'बाजरी'],
  },
  {
    slug: 'nachni-flour',
    name: 'Nachni Flour',
    nameMr: 'नाचणीचे पीठ',
    category: 'Millets',
    pricePerKg: 92,
    quantityKg: 38,
    sale: true,
    shelfLifeDays: 90,
    text: 'For bhakri and ambil',
    description: 'Whole finger millet, brick-brown and earthy, for bhakri, ambil and satva.',
    alt: 'Heap of nachni flour on a millstone, ringed with finger millet grains',
    searchAlso: ['nachni', 'nachani', 'ragi', 'finger millet', 'नाचणी'],
  },
  {
    slug: 'ambemohar-rice-flour',
    name: 'Ambemohar Rice Flour',
    nameMr: 'आंबेमोहोर तांदळाचे पीठ',
    category: 'Rice',
    pricePerKg: 96,
    quantityKg: 74,
    sale: false,
    shelfLifeDays: 180,
    text: 'For modak and ghavan',
    description: 'Ground from fragrant Ambemohar rice, fine enough for ukadiche modak and ghavan.',
    alt: 'Heap of rice flour on a millstone, ringed with rice grains',
    searchAlso: ['rice', 'tandul', 'ambemohar', 'ambemohor', 'तांदूळ', 'आंबेमोहर'],
  },
  {
    slug: 'besan',
    name: 'Besan',
    nameMr: 'डाळीचे पीठ',
    category: 'Pulses',
    pricePerKg: 138,
    quantityKg: 95,
    sale: false,
    shelfLifeDays: 150,
    text: 'For pithla and ladoo',
    description:
      'Skinned chana dal ground twice on the stone, sweet-smelling, for pithla, ladoo and crisp bhaji.',
    alt: 'Heap of besan on a millstone, ringed with chana',
    searchAlso: ['besan', 'chana', 'gram flour', 'बेसन', 'हरभरा'],
  },
  {
    slug: 'makka-flour',
    name: 'Makka Flour',
    nameMr: 'मक्याचे पीठ',
    category: 'Millets',
    pricePerKg: 64,
    quantityKg: 47,
    sale: false,
    shelfLifeDays: 90,
    text: 'For golden rotis',
    description:
      'Sun-dried yellow maize, ground a little coarse for rotis with bite and a golden crust.',
    alt: 'Heap of makka flour on a millstone, ringed with maize kernels',
    searchAlso: ['makka', 'maka', 'maize', 'corn', 'मका'],
  },
  {
    slug: 'thalipeeth-bhajani',
    name: 'Thalipeeth Bhajani',
    nameMr: 'थालीपीठ भाजणी',
    category: 'Blends',
    pricePerKg: 160,
    quantityKg: 28,
    sale: false,
    shelfLifeDays: 90,
    text: 'For thalipeeth',
    description:
      'Grains and dals roasted one by one with coriander seed, then ground together as a Pune kitchen does it.',
    alt: 'Heap of thalipeeth bhajani on a millstone, ringed with wheat, urad, jowar, chana and rice',
    searchAlso: ['thalipeeth', 'thalipith', 'bhajani', 'multigrain', 'भाजणी'],
  },
  {
    slug: 'rajgira-flour',
    name: 'Rajgira Flour',
    nameMr: 'राजगिऱ्याचे पीठ',
    category: 'Fasting',
    pricePerKg: 220,
    quantityKg: 0,
    sale: false,
    shelfLifeDays: 60,
    text: 'For fasting-day puris',
    description: 'Tiny amaranth seed ground fine for fasting-day puris, thalipeeth and sheera.',
    alt: 'Heap of rajgira flour on a millstone, ringed with amaranth seed',
    searchAlso: ['rajgira', 'rajgara', 'amaranth', 'राजगिरा'],
  },
  {
    slug: 'soya-flour',
    name: 'Soya Flour',
    nameMr: 'सोयाबीनचे पीठ',
    category: 'Pulses',
    pricePerKg: 124,
    quantityKg: 33,
    sale: false,
    shelfLifeDays: 150,
    text: 'To mix into poli flour',
    description:
      'Lightly roasted soya bean to mix into your everyday poli flour, two spoons to a cup.',
    alt: 'Heap of soya flour on a millstone, ringed with soya beans',
    searchAlso: ['soya', 'soy', 'soyabean', 'सोयाबीन'],
  },
  {
    slug: 'upvas-bhajani',
    name: 'Upvas Bhajani',
    nameMr: 'उपवासाची भाजणी',
    category: 'Fasting',
    pricePerKg: 240,
    quantityKg: 19,
    sale: false,
    shelfLifeDays: 60,
    text: 'For fasting-day thalipeeth',
    description:
      'Sabudana, varai and rajgira roasted and ground together for crisp thalipeeth on a fasting day.',
    alt: 'Heap of upvas bhajani on a millstone, ringed with sabudana, varai and amaranth',
    searchAlso: ['upvas', 'upwas', 'vrat', 'fasting', 'उपवास', 'भाजणी'],
  },
];
