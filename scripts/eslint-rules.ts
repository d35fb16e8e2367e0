/** The project's own lint rules. Each is one sentence of CONTRIBUTING.md or docs/architecture.md. */
import type { ESLint, Rule } from 'eslint';

const NAMES_THAT_SAY_NOTHING =
  /^(?:utils?|helpers?|misc|common|shared|types|.*manager|.*service|handle-.*|process-.*)$/;
const KEBAB_CASE = /^[.]?[a-z0-9$]+(?:[-.][a-z0-9$]+)*$/;

function ban(selector: string, message: string): Rule.RuleModule {
  return {
    meta: { type: 'problem', schema: [], messages: { banned: message } },
    create: (context) => ({
      [selector]: (node: Rule.Node) => {
        context.report({ node, messageId: 'banned' });
      },
    }),
  };
}

const fileName: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      kebab: 'File names are kebab-case.',
      empty: '“{{name}}” says nothing: name the file after what it does.',
    },
  },
  create: (context) => ({
    Program(node) {
      const stem = context.filename.replace(/^.*[/\\]/, '').replace(/[.](?:d[.])?m?tsx?$/, '');
      const [name = ''] = stem.replace(/^[.]/, '').split('.');
      if (!KEBAB_CASE.test(stem)) context.report({ node, messageId: 'kebab' });
      if (NAMES_THAT_SAY_NOTHING.test(name)) {
        context.report({ node, messageId: 'empty', data: { name } });
      }
    },
  }),
};

const disableSaysWhy: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { silent: 'Say why the rule is off: // eslint-disable-next-line <rule> -- <reason>' },
  },
  create: (context) => ({
    Program() {
      for (const comment of context.sourceCode.getAllComments()) {
        if (/^\s*eslint-disable/.test(comment.value) && !/\s--\s+\S{2,}/.test(comment.value)) {
          context.report({ loc: comment.loc ?? { line: 1, column: 0 }, messageId: 'silent' });
        }
      }
    },
  }),
};

export const dalan = {
  meta: { name: 'dalan' },
  rules: {
    'file-name': fileName,
    'disable-says-why': disableSaysWhy,
    'type-not-interface': ban(
      'TSInterfaceDeclaration:not(TSModuleDeclaration TSInterfaceDeclaration)',
      "Write a type; an interface is for adding to another package's own.",
    ),
    'no-default-export': ban(
      'ExportDefaultDeclaration, ExportSpecifier[exported.name="default"]',
      'Export by name; only a router or a tool may want a default.',
    ),
    'no-env': ban(
      ':matches(MemberExpression[object.name="process"][property.name="env"]:not(CallExpression[callee.name="readConfig"] > *), ImportDeclaration[source.value=/^(node:)?process$/])',
      'Only the config reads the environment; take what you need as an argument.',
    ),
    'no-raw-html': ban(
      'JSXAttribute[name.name="dangerouslySetInnerHTML"], Property[key.name="dangerouslySetInnerHTML"], AssignmentExpression > MemberExpression.left[property.name=/^(inner|outer)HTML$/]',
      'Text from people must never become markup; let React escape it.',
    ),
    'no-raw-link': ban(
      ':matches(TemplateElement[value.raw=/\\b(mailto|tel):|\\bwa\\.me\\b/], Literal[value=/\\b(mailto|tel):|\\bwa\\.me\\b/])',
      'An address glued into a link can add a recipient; use contact-links of the contract.',
    ),
    'no-raw-sql': ban(
      [
        'CallExpression[callee.object.name="sql"][callee.property.name=/^(raw|lit)$/]',
        'CallExpression[callee.property.name="query"] > TemplateLiteral.arguments[expressions.length>0]',
        'CallExpression[callee.property.name="query"] > BinaryExpression.arguments',
      ].join(', '),
      'A value glued into SQL is an injection; pass it as a parameter.',
    ),
    'no-skipped-test': ban(
      'CallExpression[callee.object.name=/^(test|it|describe)$/][callee.property.name=/^(skip|only|todo|fixme)$/]',
      'A skipped test proves nothing: mend it or delete it.',
    ),
    'no-sleep': ban(
      'CallExpression[callee.property.name="waitForTimeout"]',
      'Wait for what the visitor would see, not for time to pass.',
    ),
  },
} satisfies ESLint.Plugin;
