import { searchWordsOf } from '@dalan/contract/catalog';
import type { NewProduct, Product, ProductChange } from '@dalan/contract/catalog';
import type { ProductStatus } from './product-status.tsx';

/** What the dialog's fields hold: text, also where it is a number. */
export type ProductForm = {
  productImg: string;
  sale: boolean;
  name: string;
  nameMr: string;
  pricePerKg: string;
  status: ProductStatus;
  description: string;
  text: string;
  category: string;
  quantity: string;
  searchAlso: string;
};

const emptyForm: ProductForm = {
  productImg: '',
  sale: false,
  name: '',
  nameMr: '',
  pricePerKg: '',
  status: 'Active',
  description: '',
  text: '',
  category: '',
  quantity: '',
  searchAlso: '',
};

export function formOf(product: Product | undefined): ProductForm {
  if (product === undefined) return emptyForm;
  const { productImg, sale, name, nameMr, description, text, category } = product;
  return {
    ...{ productImg, sale, name, nameMr, description, text, category },
    pricePerKg: product.pricePerKg.toFixed(2),
    status: product.isActive ? 'Active' : 'Inactive',
    quantity: String(product.quantity),
    searchAlso: product.searchAlso.join(', '),
  };
}

export function newProductOf(form: ProductForm): NewProduct {
  return {
    ...fieldsOf(form),
    ...(form.quantity.trim() !== '' && { quantity: Number(form.quantity) }),
  };
}

/** The stock goes along only where staff changed it, with the figure they saw before. */
export function changeOf(form: ProductForm, id: string, knownKg: number): ProductChange {
  const quantity = Number(form.quantity);
  return {
    _id: id,
    ...fieldsOf(form),
    ...(quantity !== knownKg && { quantity, expectedQuantity: knownKg }),
  };
}

function fieldsOf({ status, quantity: _, ...form }: ProductForm) {
  return {
    ...form,
    pricePerKg: Number(form.pricePerKg),
    isActive: status === 'Active',
    searchAlso: searchWordsOf(form.searchAlso),
  };
}
