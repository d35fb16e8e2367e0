export default function Empty() {
  return <main>Empty</main>;
}
