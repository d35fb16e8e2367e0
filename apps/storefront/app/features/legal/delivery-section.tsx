import { AreaWords } from '../../ui/area-words.tsx';
import type { DeliveryWords } from './delivery-words.rules.ts';
import { legalPageTexts } from './legal.texts.ts';

const { whereAndWhen, columns } = legalPageTexts;

export function DeliverySection({ before, areas, after }: DeliveryWords) {
  return (
    <section>
      <h2>{whereAndWhen}</h2>
      <p>{before}</p>
      {areas.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">{columns.area}</th>
              <th scope="col">{columns.pincodes}</th>
              <th scope="col">{columns.charge}</th>
            </tr>
          </thead>
          <tbody>
            {areas.map(({ area, pincodes, charge }) => (
              <tr key={area.name}>
                <td>
                  <AreaWords area={area} />
                </td>
                <td>{pincodes}</td>
                <td>{charge}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {after && <p>{after}</p>}
    </section>
  );
}
