/** The messages and labels that stand in the source text of the rules. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const ANSWERS = new Set(['pass', 'forbid', 'unknown', 'unregulated', 'unsupported', 'disputed']);

export interface Collected {
  /** Fixed texts, with `{}` for what stands in backticks. */
  readonly messages: ReadonlySet<string>;
  readonly labels: ReadonlySet<string>;
  /** Texts put together from parts, as they stand in the source. */
  readonly composed: ReadonlySet<string>;
}

const files = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? files(path) : path.endsWith('.ts') ? [path] : [];
  });

export function collect(folders: readonly string[]): Collected {
  const found = { messages: new Set<string>(), labels: new Set<string>(), composed: new Set<string>() };
  for (const path of folders.flatMap(files)) visit(ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true), found);
  return found;
}

type Found = Record<'messages' | 'labels' | 'composed', Set<string>>;

function visit(node: ts.Node, found: Found): void {
  const [kind, text] = textAt(node);
  if (text) put(text, found, kind);
  ts.forEachChild(node, (child) => visit(child, found));
}

/** The expression of a message or a label that the node holds. */
function textAt(node: ts.Node): ['messages' | 'labels', ts.Expression | undefined] {
  if (ts.isCallExpression(node)) {
    const { expression } = node;
    const name = ts.isPropertyAccessExpression(expression) ? expression.name.text : ts.isIdentifier(expression) ? expression.text : '';
    // `reading(setting, value, message, ...clauses)`
    return ['messages', ANSWERS.has(name) ? node.arguments[0] : name === 'reading' ? node.arguments[2] : undefined];
  }
  if (ts.isPropertyAssignment(node)) {
    const name = node.name.getText();
    if (name === 'label') return ['labels', node.initializer];
    return ['messages', name === 'message' && !isDefect(node.parent) ? node.initializer : undefined];
  }
  if (ts.isVariableDeclaration(node)) return ['messages', node.name.getText() === 'message' ? node.initializer : undefined];
  return ['messages', undefined];
}

/** What is wrong with an input has a code of its own. */
const isDefect = ({ properties }: ts.ObjectLiteralExpression) => properties.some(({ name }) => name?.getText() === 'code');

function put(text: ts.Expression, found: Found, kind: 'messages' | 'labels'): void {
  if (ts.isConditionalExpression(text)) {
    put(text.whenTrue, found, kind);
    put(text.whenFalse, found, kind);
  } else if (ts.isBinaryExpression(text) && [ts.SyntaxKind.BarBarToken, ts.SyntaxKind.QuestionQuestionToken].includes(text.operatorToken.kind)) {
    put(text.left, found, kind);
    put(text.right, found, kind);
  } else if (ts.isParenthesizedExpression(text)) put(text.expression, found, kind);
  else if (ts.isStringLiteralLike(text)) found[kind].add(text.text);
  else if (ts.isTemplateExpression(text) && onlyInBackticks(text)) found[kind].add(written(text));
  // a name stands for a text that is collected where it is made
  else if (!ts.isIdentifier(text) && !ts.isPropertyAccessExpression(text)) found.composed.add(text.getText());
}

const written = ({ head, templateSpans }: ts.TemplateExpression) => head.text + templateSpans.map(({ literal }) => `{}${literal.text}`).join('');

const onlyInBackticks = (text: ts.TemplateExpression) => !written(text).replaceAll('`{}`', '').includes('{}');
