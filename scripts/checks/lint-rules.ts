/** The project's own lint rules. Each enforces a rule of CONTRIBUTING.md or docs/architecture.md. */
import type { RuleTester } from 'oxlint/plugins-dev';
import { typeScale } from '../../apps/admin/app/ui/theme/type-scale.ts';

type Rule = Parameters<RuleTester['run']>[1];

const VAGUE_NAMES =
  /^(?:utils?|helpers?|misc|common|shared|types|.*manager|.*service|handle-.*|process-.*)$/;
const TEXT_SIZES = ['inherit', ...Object.keys(typeScale)].join('|');
const KEBAB_CASE = /^[.]?[a-z0-9$]+(?:[-.][a-z0-9$]+)*$/;

function ban(selector: string, message: string): Rule {
  return {
    meta: { type: 'problem', schema: [], messages: { banned: message } },
    create: (context) => ({
      [selector]: (node) => {
        context.report({ node, messageId: 'banned' });
      },
    }),
  };
}

const fileName: Rule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      kebab: 'File names are kebab-case.',
      vague: '“{{name}}” is too vague: name the file after what it does.',
    },
  },
  create: (context) => ({
    Program(node) {
      const stem = context.filename.replace(/^.*[/\\]/, '').replace(/[.](?:d[.])?m?tsx?$/, '');
      const [name = ''] = stem.replace(/^[.]/, '').split('.');
      if (!KEBAB_CASE.test(stem)) context.report({ node, messageId: 'kebab' });
      if (VAGUE_NAMES.test(name)) {
        context.report({ node, messageId: 'vague', data: { name } });
      }
    },
  }),
};

const disableSaysWhy: Rule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { silent: 'Say why the rule is off: // oxlint-disable-next-line <rule> -- <reason>' },
  },
  create: (context) => ({
    Program() {
      for (const comment of context.sourceCode.getAllComments()) {
        if (/^\s*oxlint-disable/.test(comment.value) && !/\s--\s+\S{2,}/.test(comment.value)) {
          context.report({ node: comment, messageId: 'silent' });
        }
      }
    },
  }),
};

const dalan = {
  meta: { name: 'dalan' },
  rules: {
    'file-name': fileName,
    'disable-says-why': disableSaysWhy,
    'type-not-interface': ban(
      'TSInterfaceDeclaration:not(TSModuleDeclaration TSInterfaceDeclaration)',
      "Write a type. Use an interface only to extend another package's interface.",
    ),
    'no-default-export': ban(
      'ExportDefaultDeclaration, ExportSpecifier[exported.name="default"]',
      'Use a named export. Only a router or a tool may require a default export.',
    ),
    'no-env': ban(
      ':matches(MemberExpression[object.name="process"][property.name="env"]:not(CallExpression[callee.name="readConfig"] > *), ImportDeclaration[source.value=/^(node:)?process$/])',
      'Only the config reads the environment. Take what you need as an argument.',
    ),
    'no-raw-html': ban(
      'JSXAttribute[name.name="dangerouslySetInnerHTML"], Property[key.name="dangerouslySetInnerHTML"], AssignmentExpression > MemberExpression.left[property.name=/^(inner|outer)HTML$/]',
      'Text from users must never become markup. Let React escape it.',
    ),
    'no-raw-link': ban(
      ':matches(TemplateElement[value.raw=/\\b(mailto|tel):|\\bwa\\.me\\b/], Literal[value=/\\b(mailto|tel):|\\bwa\\.me\\b/])',
      'An address concatenated into a link can add a recipient. Use contact-links of the contract.',
    ),
    'no-raw-sql': ban(
      [
        'CallExpression[callee.object.name="sql"][callee.property.name=/^(raw|lit)$/]',
        'CallExpression[callee.property.name="query"] > TemplateLiteral.arguments[expressions.length>0]',
        'CallExpression[callee.property.name="query"] > BinaryExpression.arguments',
      ].join(', '),
      'A value concatenated into SQL is an injection. Pass it as a parameter.',
    ),
    'no-skipped-test': ban(
      'CallExpression[callee.object.name=/^(test|it|describe)$/][callee.property.name=/^(skip|only|todo|fixme)$/]',
      'A skipped test proves nothing. Fix it or delete it.',
    ),
    'no-sleep': ban(
      'CallExpression[callee.property.name="waitForTimeout"]',
      'Wait for something the visitor would see, not for time to pass.',
    ),
    'text-size-by-name': ban(
      [
        `Property[key.name="fontSize"] Literal:not([value=/^(${TEXT_SIZES})$/], BinaryExpression > *)`,
        'Property[key.name="fontSize"] TemplateElement[value.raw=/\\d(px|pt|r?em)/]',
        'JSXAttribute[name.name="fontSize"]',
      ].join(', '),
      'The panel has nine sizes of text: take a name from ui/theme/type-scale.ts.',
    ),
  },
};

export default dalan;
