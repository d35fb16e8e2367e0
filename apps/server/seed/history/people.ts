import type { Chance } from './chance.ts';

/** A customer of the demo. Without an e-mail they only ever call. */
export type Person = {
  name: string;
  phone: string;
  email: string | undefined;
  address: string;
  pincode: string;
  /** How often they order, compared with others. */
  weight: number;
};

const firstNames = [
  'Aarti', 'Abhijit', 'Aditi', 'Ajit', 'Amruta', 'Anagha', 'Aniket', 'Anjali', 'Ashwini', 'Avinash',
  'Bhagyashree', 'Chaitanya', 'Deepak', 'Devika', 'Gauri', 'Girish', 'Hemant', 'Ila', 'Jayant',
  'Kalpana', 'Kedar', 'Ketaki', 'Kishor', 'Leena', 'Madhavi', 'Makarand', 'Manasi', 'Mangesh',
  'Meera', 'Milind', 'Mrunal', 'Mukta', 'Nachiket', 'Nandini', 'Neha', 'Nikhil', 'Nilima', 'Ninad',
  'Pallavi', 'Parag', 'Prachi', 'Pradnya', 'Prakash', 'Prasad', 'Rahul', 'Rajashree', 'Ramesh',
  'Revati', 'Rohini', 'Sachin', 'Sadhana', 'Sameer', 'Sayali', 'Shailaja', 'Sharad', 'Shilpa',
  'Shubhangi', 'Smita', 'Snehal', 'Sonali', 'Suhas', 'Sunita', 'Supriya', 'Tanvi', 'Tejas', 'Uday',
  'Ujwala', 'Vaishali', 'Varsha', 'Vidya', 'Vijaya', 'Vinayak', 'Vrinda', 'Yogesh',
]; // oxfmt-ignore

const surnames = [
  'Agashe', 'Apte', 'Bapat', 'Barve', 'Bhagwat', 'Bhide', 'Bhosale', 'Chavan', 'Dandekar', 'Date',
  'Deo', 'Desai', 'Deshmukh', 'Dhamale', 'Dixit', 'Gadgil', 'Gaikwad', 'Ghorpade', 'Gokhale', 'Gore',
  'Inamdar', 'Jadhav', 'Jagtap', 'Jog', 'Joshi', 'Kale', 'Kamble', 'Karandikar', 'Karve', 'Kelkar',
  'Khare', 'Kulkarni', 'Lele', 'Limaye', 'Mahajan', 'Mane', 'Marathe', 'Mohite', 'More', 'Mulay',
  'Naik', 'Nene', 'Oak', 'Paranjape', 'Patil', 'Pawar', 'Pendse', 'Phadke', 'Phatak', 'Rajwade',
  'Ranade', 'Sabnis', 'Sane', 'Sathe', 'Sawant', 'Shinde', 'Shirole', 'Soman', 'Tilak', 'Vaidya',
]; // oxfmt-ignore

/** Streets of each pincode that the demo delivers to. */
const streets: readonly (readonly [pincode: string, locality: string, streets: string[]])[] = [
  ['411002', 'Budhwar Peth', ['Laxmi Road', 'Jogeshwari Lane', 'Tapkir Galli']],
  ['411011', 'Kasba Peth', ['Phadke Haud Chowk', 'Pawale Chowk', 'Kumbharwada']],
  ['411030', 'Sadashiv Peth', ['Tilak Road', 'Nagnath Par', 'Bajirao Road', 'Navi Peth']],
  ['411004', 'Deccan Gymkhana', ['Prabhat Road', 'Bhandarkar Road', 'Apte Road', 'Erandwane']],
  ['411005', 'Shivajinagar', ['Ghole Road', 'JM Road', 'Revenue Colony']],
  ['411016', 'Model Colony', ['Lakaki Road', 'Deep Bungalow Chowk', 'Canal Road']],
  ['411038', 'Kothrud', ['Paud Road', 'Mayur Colony', 'Dahanukar Colony', 'Ideal Colony']],
  ['411052', 'Karve Nagar', ['Hingne Road', 'Spencer Chowk', 'Warje Road']],
  ['411009', 'Parvati', ['Sahakar Nagar', 'Aranyeshwar Road', 'Mitra Mandal Colony']],
  ['411051', 'Anand Nagar', ['Sinhagad Road', 'Manik Baug', 'Hingne Khurd']],
  ['411041', 'Vadgaon Budruk', ['Dhayari Phata', 'Sinhagad College Road']],
  ['411007', 'Aundh', ['DP Road', 'ITI Road', 'Sanewadi', 'Nagras Road']],
  ['411045', 'Baner', ['Baner Road', 'Pan Card Club Road', 'Balewadi Phata']],
];

const houses = [
  'Sahyadri', 'Shanti Kunj', 'Indrayani', 'Swapnapurti', 'Suyog', 'Gulmohar', 'Matoshree', 'Parijat',
  'Ganga Heights', 'Vrindavan', 'Rahul Residency', 'Kumar Classics', 'Mangalmurti', 'Bakul', 'Saket',
]; // oxfmt-ignore

const FIRST_PHONE = 5_550_010_000;

export function listPeople(chance: Chance, count: number): Person[] {
  const names = new Set<string>();
  while (names.size < count) names.add(`${chance.pick(firstNames)} ${chance.pick(surnames)}`);
  return [...names].map((name, index) => {
    const [pincode, locality, roads] = chance.pick(streets);
    const flat = `${chance.pick(['A', 'B', 'C'])}-${chance.int(1, 9)}0${chance.int(1, 8)}`;
    const home = chance.is(0.3) ? `${chance.int(3, 1200)}` : `Flat ${flat}, ${chance.pick(houses)}`;
    const account = name.toLowerCase().replace(' ', '.');
    return {
      name,
      // Numbers of this kind are nobody's.
      phone: String(FIRST_PHONE + index * 37),
      email: chance.is(0.72) ? `${account}@example.com` : undefined,
      address: `${home}, ${chance.pick(roads)}, ${locality}, Pune ${pincode}`,
      pincode,
      weight: chance.weigh([
        [1, 3],
        [2, 4],
        [4, 3],
      ]),
    };
  });
}
