#include "engine/json.hpp"

#include <algorithm>
#include <charconv>
#include <utility>

namespace veillee::json {

std::size_t utf8_character(std::string_view text) {
  if (text.empty()) return 0;
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const unsigned first = byte(0);
  if (first < 0x80) return 1;
  const std::size_t size = first < 0xC2   ? 0
                           : first < 0xE0 ? 2
                           : first < 0xF0 ? 3
                           : first < 0xF5 ? 4
                                          : 0;
  if (size == 0 || text.size() < size) return 0;
  for (std::size_t i = 1; i < size; ++i)
    if ((byte(i) & 0xC0) != 0x80) return 0;
  const unsigned second = byte(1);
  const bool too_long = (first == 0xE0 && second < 0xA0) || (first == 0xF0 && second < 0x90);
  const bool surrogate = first == 0xED && second >= 0xA0;
  const bool too_high = first == 0xF4 && second >= 0x90;
  return too_long || surrogate || too_high ? 0 : size;
}

namespace {

void append_escaped(std::string& out, char c) {
  constexpr char hex[] = "0123456789abcdef";
  switch (c) {
    case '"': out += "\\\""; break;
    case '\\': out += "\\\\"; break;
    case '\n': out += "\\n"; break;
    case '\t': out += "\\t"; break;
    case '\r': out += "\\r"; break;
    default:
      out += "\\u00";
      out += hex[c >> 4];
      out += hex[c & 15];
  }
}

// Most text needs no care: it is copied as it is, up to the next character that does.
void append_quoted(std::string& out, std::string_view text) {
  const auto ascii = [](char c) { return static_cast<unsigned char>(c) < 0x80; };
  const auto plain = [&](char c) { return ascii(c) && c >= 0x20 && c != '"' && c != '\\'; };
  out += '"';
  for (std::size_t i = 0; i < text.size();) {
    std::size_t end = i;
    while (end < text.size() && plain(text[end])) ++end;
    out.append(text, i, end - i);
    i = end;
    if (i == text.size()) break;
    if (ascii(text[i])) {
      append_escaped(out, text[i++]);
      continue;
    }
    const std::size_t size = utf8_character(text.substr(i));
    out += size == 0 ? "\xEF\xBF\xBD" : text.substr(i, size);
    i += std::max<std::size_t>(size, 1);
  }
  out += '"';
}

}  // namespace

std::string quoted(std::string_view text) {
  std::string result;
  append_quoted(result, text);
  return result;
}

void Writer::new_line() {
  if (!indented_) return;
  text_ += '\n';
  text_.append(filled_.size() * 2, ' ');
}

void Writer::separate() {
  if (after_key_) {
    after_key_ = false;
    return;
  }
  if (filled_.empty()) return;
  if (filled_.back()) text_ += ',';
  filled_.back() = true;
  new_line();
}

void Writer::begin_object() {
  separate();
  text_ += '{';
  filled_.push_back(false);
}

void Writer::end_object() {
  const bool filled = filled_.back();
  filled_.pop_back();
  if (filled) new_line();
  text_ += '}';
}

void Writer::begin_array() {
  separate();
  text_ += '[';
  filled_.push_back(false);
}

void Writer::end_array() {
  const bool filled = filled_.back();
  filled_.pop_back();
  if (filled) new_line();
  text_ += ']';
}

void Writer::key(std::string_view name) {
  separate();
  append_quoted(text_, name);
  text_ += indented_ ? ": " : ":";
  after_key_ = true;
}

void Writer::raw(std::string_view json) {
  separate();
  text_ += json;
}
void Writer::value(std::string_view text) {
  separate();
  append_quoted(text_, text);
}
void Writer::value(bool b) { raw(b ? "true" : "false"); }
void Writer::null() { raw("null"); }

const Value* Value::find(std::string_view name) const {
  for (const auto& [key, value] : members)
    if (key == name) return &value;
  return nullptr;
}

namespace {

class Reader {
 public:
  Reader(std::string_view text, int line) : text_(text), line_(line) {}

  Result<Value> document() {
    if (text_.size() > max_text)
      return Refusal{
          phrase({"le texte dépasse un mégaoctet", "the text is longer than a megabyte"})};
    Value value;
    if (!read_value(value, 0)) return failure();
    skip_space();
    if (at_ < text_.size()) {
      fail({"ligne {0} : du texte suit la fin de la valeur",
            "line {0}: there is text after the end of the value"});
      return failure();
    }
    return value;
  }

 private:
  Refusal failure() { return Refusal{refusal_}; }

  bool fail(Words words) {
    if (refusal_.empty()) refusal_ = say(words, {veillee::number(line_)});
    return false;
  }
  bool fail_end() {
    return fail({"ligne {0} : le texte est coupé", "line {0}: the text is cut off"});
  }

  void skip_space() {
    for (; at_ < text_.size(); ++at_) {
      const char c = text_[at_];
      if (c == '\n') ++line_;
      if (c != ' ' && c != '\t' && c != '\n' && c != '\r') return;
    }
  }
  bool accept(char c) {
    skip_space();
    if (at_ >= text_.size() || text_[at_] != c) return false;
    ++at_;
    return true;
  }
  bool accept_word(std::string_view word) {
    if (text_.substr(at_, word.size()) != word) return false;
    at_ += word.size();
    return true;
  }

  bool read_value(Value& value, int depth) {
    if (depth > max_depth)
      return fail({"ligne {0} : trop de niveaux imbriqués", "line {0}: nested too deeply"});
    skip_space();
    value.line = line_;
    if (at_ >= text_.size()) return fail_end();
    const char c = text_[at_];
    if (c == '{') return read_object(value, depth);
    if (c == '[') return read_array(value, depth);
    if (c == '"') {
      value.kind = Value::Kind::string;
      return read_string(value.string);
    }
    if (c == '-' || (c >= '0' && c <= '9')) return read_number(value);
    if (accept_word("true") || accept_word("false")) {
      value.kind = Value::Kind::boolean;
      value.boolean = c == 't';
      return true;
    }
    if (accept_word("null")) return true;
    return fail({"ligne {0} : ce n’est pas du JSON", "line {0}: this is not JSON"});
  }

  bool read_number(Value& value) {
    value.kind = Value::Kind::number;
    const char* begin = text_.data() + at_;
    const auto [end, error] = std::from_chars(begin, text_.data() + text_.size(), value.number);
    if (error != std::errc{})
      return fail({"ligne {0} : nombre illisible", "line {0}: unreadable number"});
    at_ += static_cast<std::size_t>(end - begin);
    const std::string_view digits = std::string_view(begin, end).substr(*begin == '-' ? 1 : 0);
    if (digits.size() > 1 && digits[0] == '0')
      return fail({"ligne {0} : nombre illisible", "line {0}: unreadable number"});
    if (at_ < text_.size() && (text_[at_] == '.' || text_[at_] == 'e' || text_[at_] == 'E'))
      return fail({"ligne {0} : seuls des nombres entiers sont possibles",
                   "line {0}: only whole numbers are possible"});
    return true;
  }

  bool read_hex(unsigned& code) {
    if (at_ + 4 > text_.size()) return fail_end();
    const char* begin = text_.data() + at_;
    const auto [end, error] = std::from_chars(begin, begin + 4, code, 16);
    at_ += 4;
    return (error == std::errc{} && end == begin + 4) || fail_unicode();
  }
  bool fail_unicode() {
    return fail({"ligne {0} : caractère \\u illisible", "line {0}: unreadable \\u character"});
  }

  bool read_unicode(std::string& out) {
    unsigned code = 0;
    if (!read_hex(code)) return false;
    if (code >= 0xDC00 && code < 0xE000) return fail_unicode();
    if (code >= 0xD800 && code < 0xDC00) {  // beyond U+FFFF: two of them make one character
      unsigned low = 0;
      if (!accept_word("\\u")) return fail_unicode();
      if (!read_hex(low)) return false;
      if (low < 0xDC00 || low >= 0xE000) return fail_unicode();
      code = 0x10000 + ((code - 0xD800) << 10) + (low - 0xDC00);
    }
    const auto put = [&](unsigned byte) { out += static_cast<char>(byte); };
    if (code < 0x80) {
      put(code);
    } else if (code < 0x800) {
      put(0xC0 | code >> 6);
      put(0x80 | (code & 0x3F));
    } else if (code < 0x10000) {
      put(0xE0 | code >> 12);
      put(0x80 | (code >> 6 & 0x3F));
      put(0x80 | (code & 0x3F));
    } else {
      put(0xF0 | code >> 18);
      put(0x80 | (code >> 12 & 0x3F));
      put(0x80 | (code >> 6 & 0x3F));
      put(0x80 | (code & 0x3F));
    }
    return true;
  }

  bool read_string(std::string& out) {
    ++at_;
    while (at_ < text_.size()) {
      const char c = text_[at_];
      if (c == '\n') break;
      if (c != '\\' && c != '"') {
        const std::size_t size = utf8_character(text_.substr(at_));
        if (size == 0)
          return fail({"ligne {0} : ce n’est pas de l’UTF-8", "line {0}: this is not UTF-8"});
        if (static_cast<unsigned char>(c) < 0x20)
          return fail({"ligne {0} : caractère de contrôle dans un texte",
                       "line {0}: control character in a text"});
        out += text_.substr(at_, size);
        at_ += size;
        continue;
      }
      ++at_;
      if (c == '"') return true;
      if (at_ >= text_.size()) break;
      switch (text_[at_++]) {
        case '"': out += '"'; break;
        case '\\': out += '\\'; break;
        case '/': out += '/'; break;
        case 'b': out += '\b'; break;
        case 'f': out += '\f'; break;
        case 'n': out += '\n'; break;
        case 'r': out += '\r'; break;
        case 't': out += '\t'; break;
        case 'u':
          if (!read_unicode(out)) return false;
          break;
        default:
          return fail({"ligne {0} : caractère d’échappement inconnu", "line {0}: unknown escape"});
      }
    }
    return fail_end();
  }

  bool read_array(Value& value, int depth) {
    value.kind = Value::Kind::array;
    ++at_;
    if (accept(']')) return true;
    for (;;) {
      if (!read_value(value.items.emplace_back(), depth + 1)) return false;
      if (accept(']')) return true;
      if (!accept(',')) return missing(", ]");
    }
  }

  bool read_object(Value& value, int depth) {
    value.kind = Value::Kind::object;
    ++at_;
    if (accept('}')) return true;
    for (;;) {
      skip_space();
      if (at_ >= text_.size()) return fail_end();
      if (text_[at_] != '"')
        return fail({"ligne {0} : ici doit se trouver un nom entre guillemets",
                     "line {0}: a quoted name is expected here"});
      if (value.members.size() == max_members)
        return fail({"ligne {0} : cet objet a trop de membres",
                     "line {0}: this object has too many members"});
      std::string name;
      if (!read_string(name)) return false;
      if (value.find(name) != nullptr) {
        refusal_ = say({"ligne {0} : « {1} » y est deux fois", "line {0}: \"{1}\" is there twice"},
                       {veillee::number(line_), verbatim(name)});
        return false;
      }
      if (!accept(':')) return missing(":");
      value.members.push_back({std::move(name), {}});
      if (!read_value(value.members.back().value, depth + 1)) return false;
      if (accept('}')) return true;
      if (!accept(',')) return missing(", }");
    }
  }

  bool missing(std::string_view what) {
    if (at_ >= text_.size()) return fail_end();
    if (refusal_.empty())
      refusal_ = say({"ligne {0} : il manque {1}", "line {0}: {1} is missing"},
                     {veillee::number(line_), verbatim(what)});
    return false;
  }

  std::string_view text_;
  std::size_t at_ = 0;
  int line_;
  Phrase refusal_;
};

}  // namespace

Result<Value> read(std::string_view text, int first_line) {
  return Reader(text, first_line).document();
}

}  // namespace veillee::json
